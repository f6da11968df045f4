package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.method.SimplestFraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Bounds on the values that rest on nothing but the rules: stationary strategies with fractions, and what each guarantees against the
 * best reply in the whole infinite game.
 */
public record Bracket(
        List<RationalVector> rows, List<RationalVector> columns, List<Rational> lower, List<Rational> upper) {

    /** Values whose bounds are no further apart are known to nine places. */
    public static final Rational NEAR = Rational.of(1, 1_000_000_000);

    /** Between λ and its roots, for the λ of the safe strategies. */
    private static final Rational TRACE = Rational.of(1, 1L << 48);

    private static final int SIMPLE_BITS = 16;

    /** Strategies are rounded to this many places first. */
    private static final int PLACES = 44;

    static Bracket of(
            Arena arena,
            List<RationalVector> rows,
            List<RationalVector> columns,
            Optional<Rational> infinite,
            Progress progress) {
        List<RationalVector> simpleRows = rows.stream().map(Bracket::rounded).toList();
        List<RationalVector> simpleColumns =
                columns.stream().map(Bracket::rounded).toList();
        return new Bracket(
                simpleRows,
                simpleColumns,
                guarantee(arena, true, simpleRows, infinite, progress),
                guarantee(arena, false, simpleColumns, infinite, progress));
    }

    /**
     * The same bounds, or those of simpler strategies where they are better: an optimal mixture of the game that stops with the probability λ
     * differs from one of the true game by about λ, which may be enough for play to drift for ever towards an end it should not have. Weights
     * like λ become zero, and weights near a fraction of a small denominator become that fraction; those like a root of λ stay.
     */
    Bracket orSimpler(Arena arena, Optional<Rational> infinite, Progress progress) {
        Bracket better = this;
        List<RationalVector> own = rows.stream().map(Bracket::simpler).toList();
        if (!own.equals(rows)) {
            List<Rational> reached = guarantee(arena, true, own, infinite, progress);
            if (total(reached).compareTo(total(lower)) > 0) better = new Bracket(own, columns, reached, upper);
        }
        List<RationalVector> other = columns.stream().map(Bracket::simpler).toList();
        if (!other.equals(columns)) {
            List<Rational> reached = guarantee(arena, false, other, infinite, progress);
            if (total(reached).compareTo(total(upper)) < 0)
                better = new Bracket(better.rows, other, better.lower, reached);
        }
        return better;
    }

    private static RationalVector simpler(RationalVector mixture) {
        RationalVector simple =
                RationalVector.of(mixture.stream().map(Bracket::simpler).toList());
        if (simple.isDistribution()) return simple;
        int largest = 0;
        for (int k = 0; k < mixture.size(); k++) if (mixture.get(k).compareTo(mixture.get(largest)) > 0) largest = k;
        int taking = largest;
        Rational lost = IntStream.range(0, mixture.size())
                .filter(k -> k != taking)
                .mapToObj(mixture::get)
                .filter(weight -> weight.compareTo(TRACE) < 0)
                .reduce(Rational.ZERO, Rational::plus);
        return RationalVector.generate(
                mixture.size(),
                k -> k == taking
                        ? mixture.get(k).plus(lost)
                        : mixture.get(k).compareTo(TRACE) < 0 ? Rational.ZERO : mixture.get(k));
    }

    private static Rational simpler(Rational weight) {
        Rational near = SimplestFraction.between(weight.minus(TRACE).max(Rational.ZERO), weight.plus(TRACE));
        return near.denominator().bitLength() <= SIMPLE_BITS ? near : weight;
    }

    /** The same bounds, or those of the exact strategies in decimals where a player has optimal ones and they guarantee more. */
    Bracket orBetter(Exact exact, Arena arena, Optional<Rational> infinite, Progress progress) {
        Bracket better = this;
        if (exact.row().optimal()) {
            List<RationalVector> own = decimals(exact.row());
            List<Rational> reached = guarantee(arena, true, own, infinite, progress);
            if (total(reached).compareTo(total(lower)) > 0) better = new Bracket(own, columns, reached, upper);
        }
        if (exact.column().optimal()) {
            List<RationalVector> own = decimals(exact.column());
            List<Rational> reached = guarantee(arena, false, own, infinite, progress);
            if (total(reached).compareTo(total(upper)) < 0)
                better = new Bracket(better.rows, own, better.lower, reached);
        }
        return better;
    }

    private static Rational total(List<Rational> numbers) {
        return numbers.stream().reduce(Rational.ZERO, Rational::plus);
    }

    static List<RationalVector> decimals(Side side) {
        return side.strategy().stream()
                .map(mixture -> mixture.stream().allMatch(Algebraic::isRational)
                        ? RationalVector.of(
                                mixture.stream().map(Algebraic::rational).toList())
                        : rounded(RationalVector.of(mixture.stream()
                                .map(x -> Decimals.exact(x.decimal(PLACES + 6), PLACES + 6))
                                .toList())))
                .toList();
    }

    public static List<Rational> guarantee(
            Arena arena, boolean rows, List<RationalVector> strategy, Optional<Rational> infinite, Progress progress) {
        return BestReply.to(arena, rows, strategy.stream().map(Optima::lifted).toList(), infinite, progress)
                .value()
                .stream()
                .map(Algebraic::rational)
                .toList();
    }

    /** The same mixture in short decimals, or as it is where that is shorter; no weight becomes zero, and the largest takes what is left. */
    static RationalVector rounded(RationalVector mixture) {
        if (mixture.stream().allMatch(x -> x.denominator().bitLength() <= 40)) return mixture;
        List<Rational> weights = new ArrayList<>();
        int largest = 0;
        for (int k = 0; k < mixture.size(); k++) {
            Rational weight = mixture.get(k);
            weights.add(weight.isZero() ? weight : cut(weight));
            if (weight.compareTo(mixture.get(largest)) > 0) largest = k;
        }
        Rational rest = Rational.ONE;
        for (int k = 0; k < weights.size(); k++) if (k != largest) rest = rest.minus(weights.get(k));
        weights.set(largest, rest);
        return RationalVector.of(weights);
    }

    private static Rational cut(Rational weight) {
        int places = PLACES;
        Rational found;
        do {
            Rational scale = Rational.of(java.math.BigInteger.TEN.pow(places));
            found = Rational.of(weight.times(scale).floor()).over(scale);
            places += PLACES;
        } while (found.isZero());
        return found;
    }

    public Rational gap() {
        return IntStream.range(0, lower.size())
                .mapToObj(k -> upper.get(k).minus(lower.get(k)))
                .reduce(Rational.ZERO, Rational::max);
    }

    public boolean holds(int state, Algebraic value) {
        return Algebraic.of(lower.get(state)).compareTo(value) <= 0
                && value.compareTo(Algebraic.of(upper.get(state))) <= 0;
    }
}
