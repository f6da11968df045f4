package hissho.number;

/** What exact arithmetic in longs needs: greatest common divisors, and whether a product stays a long. */
public final class LongArithmetic {

    private LongArithmetic() {}

    /** Whether the product of two longs is a long, and not the one whose negation is none. */
    static boolean fits(long a, long b) {
        long low = a * b;
        return Math.multiplyHigh(a, b) == low >> 63 && low != Long.MIN_VALUE;
    }

    /** Binary greatest common divisor of two numbers that are not negative. */
    public static long gcd(long a, long b) {
        if (a == 0) return b;
        if (b == 0 || b == 1 || a == 1) return b == 0 ? a : 1;
        int shift = Long.numberOfTrailingZeros(a | b);
        long x = a >> Long.numberOfTrailingZeros(a);
        long y = b;
        while (y != 0) {
            y >>= Long.numberOfTrailingZeros(y);
            if (x > y) {
                long t = x;
                x = y;
                y = t;
            }
            y -= x;
        }
        return x << shift;
    }
}
