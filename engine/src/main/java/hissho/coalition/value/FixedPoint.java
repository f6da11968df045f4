package hissho.coalition.value;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;

/**
 * Numbers as whole multiples of 2^-256, rounded down: where exact shares would be fractions of a hundred thousand digits, these tell them to
 * twelve decimals. Whoever calculates with them says why the errors stay far below the last of those.
 */
public final class FixedPoint {

    /** So many decimals are told. */
    public static final int DECIMALS = 12;

    /** What the told decimals may differ by from the exact number. */
    public static final Rational ERROR = Rational.of(BigInteger.ONE, BigInteger.TEN.pow(DECIMALS));

    private static final int BITS = 256;

    private FixedPoint() {}

    /** The number as such a multiple. */
    public static BigInteger of(Rational number) {
        BigInteger[] whole = number.numerator().shiftLeft(BITS).divideAndRemainder(number.denominator());
        return whole[1].signum() < 0 ? whole[0].subtract(BigInteger.ONE) : whole[0];
    }

    /** To twelve decimals. */
    public static Rational rounded(BigInteger multiple) {
        return rounded(new BigDecimal(multiple), new BigDecimal(BigInteger.ONE.shiftLeft(BITS)));
    }

    /** Exact numbers to twelve decimals. */
    public static RationalVector rounded(RationalVector numbers) {
        return RationalVector.generate(
                numbers.size(),
                i -> rounded(
                        new BigDecimal(numbers.get(i).numerator()),
                        new BigDecimal(numbers.get(i).denominator())));
    }

    /** As decimals are written. */
    public static List<String> written(RationalVector numbers) {
        return numbers.stream().map(number -> number.toDecimal(DECIMALS)).toList();
    }

    private static Rational rounded(BigDecimal numerator, BigDecimal denominator) {
        BigDecimal decimal = numerator.divide(denominator, DECIMALS, RoundingMode.HALF_UP);
        return Rational.of(decimal.unscaledValue(), BigInteger.TEN.pow(DECIMALS));
    }
}
