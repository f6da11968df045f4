package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Recognises the fractions behind rounded decimals, such as solvers print. */
public final class DecimalReading {

    private static final int MOST_PLACES = 12;
    private static final int LEAST_PLACES = 3;

    private DecimalReading() {}

    /**
     * The exact strategy meant by rounded decimals: the simplest fractions that round to them, if these are an optimal
     * strategy; else a known optimal strategy that rounds to them; else the simplest fractions all the same.
     */
    public static RationalVector strategy(List<String> decimals, List<Mixed> optima, Predicate<Mixed> optimal) {
        RationalVector simplest = RationalVector.of(
                decimals.stream().map(DecimalReading::simplest).toList());
        if (simplest.isDistribution() && optimal.test(new Mixed(simplest))) return simplest;
        return optima.stream()
                .map(Mixed::weights)
                .filter(weights -> weights.size() == decimals.size())
                .filter(weights ->
                        IntStream.range(0, weights.size()).allMatch(i -> matches(decimals.get(i), weights.get(i))))
                .findFirst()
                .orElse(simplest);
    }

    /** The fractions meant by decimals that sum to one but for their rounding. */
    public static Optional<RationalVector> meant(RationalVector weights, List<Mixed> optima, Predicate<Mixed> optimal) {
        int places = weights.stream().mapToInt(DecimalReading::places).max().orElse(0);
        Rational error = weights.sum().minus(Rational.ONE).absolute();
        if (places < 2
                || places > MOST_PLACES
                || error.compareTo(Rational.of(weights.size())
                                .times(Rational.of(10).power(-places)))
                        > 0) return Optional.empty();
        List<String> decimals = weights.stream().map(x -> x.toDecimal(places)).toList();
        return Optional.of(strategy(decimals, optima, optimal)).filter(RationalVector::isDistribution);
    }

    /**
     * The strategy to be judged: an optimal one that the given weights are rounded from, where there is one, or else what is given.
     * Weights that only their rounding keeps from summing to one are read as fractions in any case.
     */
    public static RationalVector judged(RationalVector given, List<Mixed> optima, Predicate<Mixed> optimal) {
        if (given.isDistribution() && optimal.test(new Mixed(given))) return given;
        return meant(given, optima, optimal)
                .filter(exact -> !given.isDistribution() || optimal.test(new Mixed(exact)))
                .orElse(given);
    }

    /** Whether weights are an optimal strategy rounded to three decimals or more, as one writes 0.583, 0.417 for 7/12, 5/12. */
    public static boolean isRounded(RationalVector weights, List<Mixed> optima, Predicate<Mixed> optimal) {
        int places = weights.stream().mapToInt(DecimalReading::places).max().orElse(0);
        return places >= LEAST_PLACES
                && meant(weights, optima, optimal)
                        .filter(exact -> optimal.test(new Mixed(exact)))
                        .isPresent();
    }

    /** The decimals of a number; many where it has no end. */
    private static int places(Rational x) {
        for (int k = 0; k <= MOST_PLACES; k++)
            if (x.times(Rational.of(10).power(k)).isWhole()) return k;
        return Integer.MAX_VALUE;
    }

    /** The fraction with the smallest denominator that rounds to a decimal. */
    public static Rational simplest(String decimal) {
        Rational x = Rational.parse(decimal);
        Rational half = halfUnit(decimal);
        if (half.isZero()) return x;
        return SimplestFraction.between(x.minus(half), x.plus(half));
    }

    /** Whether a number rounds to a decimal. */
    public static boolean matches(String decimal, Rational number) {
        return Rational.parse(decimal).minus(number).absolute().compareTo(halfUnit(decimal)) <= 0;
    }

    /** Whether a number rounds to a decimal of two places or more, as a learner writes it. */
    public static boolean rounds(String decimal, Rational number) {
        String written = decimal.strip();
        return written.matches("[-+−]?\\d*\\.\\d{2,}") && matches(written, number);
    }

    /** Half a unit of the last decimal; zero for whole numbers and fractions, which are taken as they are. */
    private static Rational halfUnit(String decimal) {
        int point = decimal.indexOf('.');
        return point < 0
                ? Rational.ZERO
                : Rational.of(10).power(-(decimal.strip().length() - point - 1)).over(2);
    }
}
