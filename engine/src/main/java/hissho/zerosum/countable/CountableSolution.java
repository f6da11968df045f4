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

        /** A truncation's strategies secure and concede the same against all numbers, so they are optimal. */
        record HasValue(Rational value, int n, RationalVector row, RationalVector column) implements Verdict {}

        /** Every row tends to the lowest payoff and every column to the highest: neither player can secure anything more. */
        record NoValue(Rational lower, Rational upper) implements Verdict {}

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
        return new CountableSolution(game, truncations, none.orElseGet(() -> new Verdict.Open(low, high)));
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
            case Verdict.Open open -> open.lower();
        };
    }

    Optional<Rational> upper() {
        return switch (verdict) {
            case Verdict.HasValue has -> Optional.of(has.value());
            case Verdict.NoValue none -> Optional.of(none.upper());
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
            case Verdict.Open(Optional<Rational> low, Optional<Rational> high) ->
                low.equals(best(Truncation::secured, Rational::max))
                        && high.equals(best(Truncation::conceded, Rational::min));
        };
    }

    private Optional<Rational> best(Function<Truncation, Optional<Rational>> bound, BinaryOperator<Rational> better) {
        return truncations.stream().flatMap(each -> bound.apply(each).stream()).reduce(better);
    }
}
