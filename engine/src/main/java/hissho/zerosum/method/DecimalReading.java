package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Recognises the fractions behind rounded decimals, such as solvers print. */
public final class DecimalReading {

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

    /** Half a unit of the last decimal; zero for whole numbers and fractions, which are taken as they are. */
    private static Rational halfUnit(String decimal) {
        int point = decimal.indexOf('.');
        return point < 0
                ? Rational.ZERO
                : Rational.of(10).power(-(decimal.strip().length() - point - 1)).over(2);
    }
}
