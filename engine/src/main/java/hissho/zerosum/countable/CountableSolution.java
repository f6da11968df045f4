package hissho.zerosum.countable;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * What can be proved about a game on all whole numbers, and what its truncations show.
 *
 * @param truncations the games on the first 1, 2, 3, ... numbers
 * @param verdict what is known of the whole game
 */
public record CountableSolution(CountableGame game, List<Truncation> truncations, Verdict verdict) {

    /** The game on the first n numbers, and what its optimal strategies are worth against all numbers. */
    public record Truncation(int n, OptimalPair pair, Optional<Rational> secured, Optional<Rational> conceded) {}

    /** What is known of the game on all numbers. */
    public sealed interface Verdict {

        /** The finite value, attained or approached, where it is known. */
        default Optional<Rational> finite() {
            return switch (this) {
                case HasValue has -> Optional.of(has.value());
                case Approached near -> Optional.of(near.value());
                case NoValue _, Unbounded _, Open _ -> Optional.empty();
            };
        }

        /** A truncation's strategies secure and concede the same against all numbers, so they are optimal. */
        record HasValue(Rational value, int n, RationalVector row, RationalVector column) implements Verdict {}

        /** Every row tends to the lowest payoff and every column to the highest: neither player can secure anything more. */
        record NoValue(Rational lower, Rational upper) implements Verdict {}

        /**
         * Both come as near to this number as they like: by spreading over numbers far apart, where every line tends to it, or by naming
         * one number each.
         */
        record Approached(Rational value, boolean byOneNumber) implements Verdict {}

        /** The payoff can be driven beyond any number: spread over numbers far apart, where every line does that, or by naming one number. */
        record Unbounded(boolean upwards, boolean byOneNumber) implements Verdict {}

        /** Only these bounds are proved. */
        record Open(Optional<Rational> lower, Optional<Rational> upper) implements Verdict {}
    }

    public CountableSolution {
        truncations = List.copyOf(truncations);
    }

    public static CountableSolution of(CountableGame game, int most, Progress progress) {
        List<Truncation> truncations = new ArrayList<>();
        Optional<Rational> lower = Optional.empty();
        Optional<Rational> upper = Optional.empty();
        Optional<Verdict> none = noValue(game);
        for (int n = 1; n <= most; n++) {
            progress.check();
            MatrixGame truncated = game.truncated(n);
            OptimalPair pair = MatrixSolver.optimum(truncated, progress);
            Optional<Rational> secured = game.secured(pair.row().weights());
            Optional<Rational> conceded = game.conceded(pair.column().weights());
            truncations.add(new Truncation(n, pair, secured, conceded));
            if (secured.isPresent())
                lower = Optional.of(lower.map(secured.get()::max).orElse(secured.get()));
            if (conceded.isPresent())
                upper = Optional.of(upper.map(conceded.get()::min).orElse(conceded.get()));
            if (none.isEmpty() && secured.isPresent() && secured.equals(conceded))
                return new CountableSolution(
                        game,
                        truncations,
                        new Verdict.HasValue(
                                secured.get(),
                                n,
                                pair.row().weights(),
                                pair.column().weights()));
        }
        Optional<Rational> low = lower;
        Optional<Rational> high = upper;
        return new CountableSolution(
                game, truncations, none.or(() -> untruncated(game)).orElseGet(() -> new Verdict.Open(low, high)));
    }

    /**
     * If all rows and all columns tend to the same limit, either player can choose any number n of numbers so far apart that no number of
     * the other meets more than one of them away from the limit. Mixing them equally, all but one nth of the weight earns about the limit,
     * and the rest is bounded: so the limit is the value. Likewise for lines that all grow without bound, with payoffs bounded below.
     */
    private static Optional<Verdict> spread(CountableGame game) {
        Range range = Range.of(game.rule(), game.first());
        Optional<Rational> row = Drift.limit(game.rule(), "j", "i", game.first());
        if (row.isPresent()
                && row.equals(Drift.limit(game.rule(), "i", "j", game.first()))
                && range.low().isPresent()
                && range.high().isPresent()) return Optional.of(new Verdict.Approached(row.get(), false));
        Optional<Integer> away = Drift.escape(game.rule(), "j", "i", game.first());
        if (away.isEmpty() || !away.equals(Drift.escape(game.rule(), "i", "j", game.first()))) return Optional.empty();
        return (away.get() > 0 ? range.low() : range.high()).map(bound -> new Verdict.Unbounded(away.get() > 0, false));
    }

    /** If what I secures and what II concedes by naming one number comes to the same, attained or not, that is the value; and so is an infinite amount. */
    private static Optional<Verdict> byOneNumber(CountableGame game) {
        Optional<OneNumber> first = OneNumber.ofFirst(game);
        Optional<OneNumber> second = OneNumber.ofSecond(game);
        if (first.isPresent() && first.get().secured().isEmpty()) return Optional.of(new Verdict.Unbounded(true, true));
        if (second.isPresent() && second.get().secured().isEmpty())
            return Optional.of(new Verdict.Unbounded(false, true));
        return first.flatMap(OneNumber::secured)
                .filter(value -> second.flatMap(OneNumber::secured)
                        .map(Rational::negated)
                        .equals(Optional.of(value)))
                .map(value -> new Verdict.Approached(value, true));
    }

    /** The verdict that needs no truncation: by numbers spread out, else by one number. */
    private static Optional<Verdict> untruncated(CountableGame game) {
        return spread(game).or(() -> byOneNumber(game));
    }

    /**
     * If all payoffs are bounded and every row tends to the same limit a, then against any mixture, finite or not, II comes as near
     * to a as he likes by a large number (bounded convergence); if no payoff is below a, the lower value is a. Likewise above.
     */
    private static Optional<Verdict> noValue(CountableGame game) {
        Range range = Range.of(game.rule(), game.first());
        Optional<Rational> low = Drift.limit(game.rule(), "j", "i", game.first());
        Optional<Rational> high = Drift.limit(game.rule(), "i", "j", game.first());
        if (low.isEmpty() || high.isEmpty() || !low.equals(range.low()) || !high.equals(range.high()))
            return Optional.empty();
        return low.get().compareTo(high.get()) < 0
                ? Optional.of(new Verdict.NoValue(low.get(), high.get()))
                : Optional.empty();
    }

    /** The best that some truncation's strategy of I secures against all numbers, or the lower value itself. */
    Optional<Rational> lower() {
        return switch (verdict) {
            case Verdict.HasValue has -> Optional.of(has.value());
            case Verdict.NoValue none -> Optional.of(none.lower());
            case Verdict.Approached near -> Optional.of(near.value());
            case Verdict.Unbounded _ -> Optional.empty();
            case Verdict.Open open -> open.lower();
        };
    }

    Optional<Rational> upper() {
        return switch (verdict) {
            case Verdict.HasValue has -> Optional.of(has.value());
            case Verdict.NoValue none -> Optional.of(none.upper());
            case Verdict.Approached near -> Optional.of(near.value());
            case Verdict.Unbounded _ -> Optional.empty();
            case Verdict.Open open -> open.upper();
        };
    }

    /**
     * Whether the verdict is right: strategies are followed against all numbers, limits are worked out anew, and every truncated game's
     * pair is held against its matrix.
     */
    public boolean certified(Progress progress) {
        for (int k = 0; k < truncations.size(); k++) {
            progress.check();
            Truncation each = truncations.get(k);
            if (each.n != k + 1
                    || !each.pair.solves(game.truncated(each.n))
                    || !each.secured.equals(game.secured(each.pair.row().weights()))
                    || !each.conceded.equals(game.conceded(each.pair.column().weights()))) return false;
        }
        return switch (verdict) {
            case Verdict.HasValue(Rational value, int n, RationalVector row, RationalVector column) ->
                row.isDistribution()
                        && column.isDistribution()
                        && truncations.size() == n
                        && row.size() == n
                        && column.size() == n
                        && game.secured(row).equals(Optional.of(value))
                        && game.conceded(column).equals(Optional.of(value));
            case Verdict.NoValue none -> noValue(game).equals(Optional.of(none));
            case Verdict.Approached(Rational value, boolean _) -> {
                yield untruncated(game).equals(Optional.of(verdict))
                        && best(Truncation::secured, Rational::max)
                                        .orElse(value)
                                        .compareTo(value)
                                <= 0
                        && best(Truncation::conceded, Rational::min)
                                        .orElse(value)
                                        .compareTo(value)
                                >= 0;
            }
            case Verdict.Unbounded _ -> untruncated(game).equals(Optional.of(verdict));
            case Verdict.Open(Optional<Rational> low, Optional<Rational> high) ->
                low.equals(best(Truncation::secured, Rational::max))
                        && high.equals(best(Truncation::conceded, Rational::min));
        };
    }

    private Optional<Rational> best(Function<Truncation, Optional<Rational>> bound, BinaryOperator<Rational> better) {
        return truncations.stream().flatMap(each -> bound.apply(each).stream()).reduce(better);
    }
}
