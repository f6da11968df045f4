package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.math.BigInteger;
import java.util.stream.Stream;

/** Fractions brought to one denominator, so that sums of products of many of them are sums of whole numbers. */
public final class CommonDenominator {

    private CommonDenominator() {}

    /** The least common multiple of the denominators. */
    public static BigInteger of(Stream<Rational> numbers) {
        return numbers.filter(number -> !number.isWhole())
                .map(Rational::denominator)
                .distinct()
                .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b));
    }

    /** The whole numbers that the fractions become when multiplied by a multiple of all their denominators. */
    public static BigInteger[] numerators(RationalVector vector, BigInteger denominator) {
        BigInteger[] numerators = new BigInteger[vector.size()];
        for (int i = 0; i < numerators.length; i++) numerators[i] = numerator(vector.get(i), denominator);
        return numerators;
    }

    public static BigInteger[][] numerators(RationalMatrix matrix, BigInteger denominator) {
        BigInteger[][] numerators = new BigInteger[matrix.height()][];
        for (int i = 0; i < numerators.length; i++) numerators[i] = numerators(matrix.row(i), denominator);
        return numerators;
    }

    public static BigInteger numerator(Rational number, BigInteger denominator) {
        if (number.isWhole())
            return denominator.equals(BigInteger.ONE)
                    ? number.numerator()
                    : number.numerator().multiply(denominator);
        return number.numerator().multiply(denominator.divide(number.denominator()));
    }
}
