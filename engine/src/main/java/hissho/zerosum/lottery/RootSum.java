package hissho.zerosum.lottery;

import hissho.number.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.HashMap;
import java.util.Map;

/**
 * A sum of square roots of square-free whole numbers with rational coefficients. Such roots are linearly independent over the
 * rationals, so two sums are equal exactly when their coefficients are; and unequal ones are told apart by enough decimals.
 *
 * @param parts the coefficient of the root of each square-free number; none is zero
 */
record RootSum(Map<BigInteger, Rational> parts) implements Comparable<RootSum> {

    static final RootSum ZERO = new RootSum(Map.of());

    /** Numerator times denominator of an amount stay below this, so that trial division finds every square. */
    private static final BigInteger LARGEST = BigInteger.TEN.pow(18);

    private static final long LAST_DIVISOR = 1_000_000;

    RootSum {
        parts = Map.copyOf(parts);
    }

    static RootSum of(Rational number) {
        return number.isZero() ? ZERO : new RootSum(Map.of(BigInteger.ONE, number));
    }

    /** Whether the root of an amount can be taken here. */
    static boolean takes(Rational amount) {
        return !amount.isNegative()
                && amount.numerator().multiply(amount.denominator()).compareTo(LARGEST) < 0;
    }

    /** The square root: of n/d it is the root of nd, over d; every square divisor is taken out. */
    static RootSum root(Rational amount) {
        if (amount.isZero()) return ZERO;
        BigInteger free = amount.numerator().multiply(amount.denominator());
        BigInteger outside = BigInteger.ONE;
        for (long d = 2; d <= LAST_DIVISOR && BigInteger.valueOf(d * d).compareTo(free) <= 0; d++) {
            BigInteger square = BigInteger.valueOf(d * d);
            while (free.mod(square).signum() == 0) {
                free = free.divide(square);
                outside = outside.multiply(BigInteger.valueOf(d));
            }
        }
        BigInteger[] whole = free.sqrtAndRemainder();
        if (whole[1].signum() == 0) {
            outside = outside.multiply(whole[0]);
            free = BigInteger.ONE;
        }
        return new RootSum(Map.of(free, Rational.of(outside, amount.denominator())));
    }

    RootSum plus(RootSum other) {
        Map<BigInteger, Rational> sum = new HashMap<>(parts);
        other.parts.forEach((n, c) -> sum.merge(n, c, Rational::plus));
        sum.values().removeIf(Rational::isZero);
        return new RootSum(sum);
    }

    RootSum times(Rational factor) {
        if (factor.isZero()) return ZERO;
        Map<BigInteger, Rational> product = new HashMap<>();
        parts.forEach((n, c) -> product.put(n, c.times(factor)));
        return new RootSum(product);
    }

    /** Equal sums are known by their parts; others are worked out to more and more digits until they differ. */
    @Override
    public int compareTo(RootSum other) {
        if (equals(other)) return 0;
        RootSum gap = plus(other.times(Rational.MINUS_ONE));
        for (int digits = 40; ; digits *= 2) {
            BigDecimal value = gap.value(digits);
            if (value.abs().compareTo(BigDecimal.ONE.movePointLeft(digits / 2)) > 0) return value.signum();
        }
    }

    /** The decimal with so many places. */
    String decimal(int places) {
        return value(places + 20)
                .setScale(places, java.math.RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    private BigDecimal value(int places) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Map.Entry<BigInteger, Rational> part : parts.entrySet()) {
            BigDecimal number = new BigDecimal(part.getKey());
            MathContext context = new MathContext(places + number.precision() + 20);
            Rational c = part.getValue();
            sum = sum.add(new BigDecimal(c.numerator())
                    .divide(new BigDecimal(c.denominator()), context)
                    .multiply(number.sqrt(context)));
        }
        return sum;
    }
}
