package hissho.impartial.nimber;

import java.math.BigInteger;

/**
 * A whole number of any size as an element of Conway's field of nimbers, where addition is addition in base 2 without carrying
 * and the product is {@code a*b = mex { a*y + x*b + x*y : x < a, y < b }}.
 *
 * <p>The arithmetic stands on two rules about the Fermat powers F = 2, 4, 16, 256, ...: the product of F and a smaller number is the
 * ordinary one, and F*F is three halves of F.
 */
public record Nimber(BigInteger value) implements Comparable<Nimber> {

    public static final Nimber ZERO = new Nimber(BigInteger.ZERO);
    public static final Nimber ONE = new Nimber(BigInteger.ONE);

    public Nimber {
        if (value.signum() < 0) throw new IllegalArgumentException("nimbers are not negative");
    }

    public static Nimber of(long value) {
        return new Nimber(BigInteger.valueOf(value));
    }

    /** The number 2^exponent. */
    public static Nimber powerOfTwo(int exponent) {
        return new Nimber(BigInteger.ONE.shiftLeft(exponent));
    }

    public boolean isZero() {
        return value.signum() == 0;
    }

    public Nimber plus(Nimber other) {
        return new Nimber(value.xor(other.value));
    }

    public Nimber times(Nimber other) {
        int half = Math.max(half(), other.half());
        if (half <= 32) return ofUnsigned(LongNimber.product(value.longValue(), other.value.longValue()));
        if (isZero() || other.isZero()) return ZERO;
        Nimber highs = high(half).times(other.high(half));
        Nimber lows = low(half).times(other.low(half));
        Nimber mixed = high(half).plus(low(half)).times(other.high(half).plus(other.low(half)));
        return mixed.plus(lows).at(half).plus(lows).plus(highs.timesHalf(half));
    }

    /** This number of at most {@code bits} bits times 2^(bits-1). */
    private Nimber timesHalf(int bits) {
        if (isZero() || bits == 1) return this;
        int half = bits / 2;
        Nimber high = high(half);
        return high.plus(low(half))
                .timesHalf(half)
                .at(half)
                .plus(high.timesHalf(half).timesHalf(half));
    }

    public Nimber squared() {
        return times(this);
    }

    /** The number whose product with this one is 1: the conjugate over the norm, which lies one field lower. */
    public Nimber inverse() {
        if (isZero()) throw new ArithmeticException("0 has no inverse");
        int half = half();
        if (half <= 32) return ofUnsigned(LongNimber.inverse(value.longValue()));
        Nimber high = high(half);
        Nimber low = low(half);
        Nimber conjugate = high.at(half).plus(low).plus(high);
        Nimber norm = low.times(low.plus(high)).plus(high.squared().timesHalf(half));
        return conjugate.times(norm.inverse());
    }

    public Nimber over(Nimber other) {
        return times(other.inverse());
    }

    /** The only number whose square is this one. */
    public Nimber squareRoot() {
        if (value.bitLength() <= 1) return this;
        int half = half();
        Nimber high = high(half);
        return high.squareRoot()
                .at(half)
                .plus(low(half).plus(high.timesHalf(half)).squareRoot());
    }

    /** This number multiplied by itself so many times; a negative exponent takes the inverse. */
    public Nimber power(BigInteger exponent) {
        if (isZero()) {
            if (exponent.signum() < 0) throw new ArithmeticException("0 has no inverse");
            return exponent.signum() == 0 ? ONE : ZERO;
        }
        BigInteger order = BigInteger.ONE.shiftLeft(2 * half()).subtract(BigInteger.ONE);
        BigInteger left = exponent.mod(order);
        Nimber result = ONE;
        for (int bit = left.bitLength() - 1; bit >= 0; bit--) {
            result = result.squared();
            if (left.testBit(bit)) result = result.times(this);
        }
        return result;
    }

    /** The number of bits of the two halves in which this number is written over the next smaller field: 1, 2, 4, 8, ... */
    int half() {
        int half = 1;
        while (2 * half < value.bitLength()) half *= 2;
        return half;
    }

    Nimber high(int half) {
        return new Nimber(value.shiftRight(half));
    }

    Nimber low(int half) {
        return new Nimber(value.and(BigInteger.ONE.shiftLeft(half).subtract(BigInteger.ONE)));
    }

    /** This number times the Fermat power of so many bits, which is larger than it. */
    Nimber at(int bits) {
        return new Nimber(value.shiftLeft(bits));
    }

    private static Nimber ofUnsigned(long value) {
        return value >= 0 ? of(value) : new Nimber(new BigInteger(Long.toUnsignedString(value)));
    }

    @Override
    public int compareTo(Nimber other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
