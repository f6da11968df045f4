package hissho.impartial.nimber;

/**
 * Nimbers below 2^64 held in a long, read as unsigned: the field of 2^64 elements, as Conway's tower of quadratic extensions.
 *
 * <p>In the step from {@code bits} to twice as many bits, a number is {@code high * F + low} with the Fermat power
 * {@code F = 2^bits}, and {@code F * F = F + F/2}. Products of bytes come from a table.
 */
public final class LongNimber {

    private static final int BYTE = 8;
    private static final byte[] BYTE_PRODUCTS = byteProducts();

    private LongNimber() {}

    public static long product(long a, long b) {
        return product(a, b, 32);
    }

    /** The product of two numbers of at most {@code 2 * half} bits. */
    private static long product(long a, long b, int half) {
        long mask = (1L << half) - 1;
        if (((a | b) & ~mask) == 0) return half == BYTE ? byteProduct(a, b) : product(a, b, half / 2);
        long high = a >>> half;
        long low = a & mask;
        long otherHigh = b >>> half;
        long otherLow = b & mask;
        long highs = below(high, otherHigh, half);
        long lows = below(low, otherLow, half);
        long mixed = below(high ^ low, otherHigh ^ otherLow, half);
        return ((mixed ^ lows) << half) ^ lows ^ timesHalf(highs, half);
    }

    /** The product of two numbers of at most {@code bits} bits. */
    private static long below(long a, long b, int bits) {
        return bits == BYTE ? byteProduct(a, b) : product(a, b, bits / 2);
    }

    private static long byteProduct(long a, long b) {
        return BYTE_PRODUCTS[(int) (a << BYTE | b)] & 0xff;
    }

    /** A number of at most {@code bits} bits times {@code 2^(bits-1)}, which is what the square of a Fermat power leaves below it. */
    private static long timesHalf(long a, int bits) {
        if (a == 0 || bits == 1) return a;
        if (bits == BYTE) return byteProduct(a, 1L << (BYTE - 1));
        int half = bits / 2;
        long high = a >>> half;
        long low = a & ((1L << half) - 1);
        return timesHalf(high ^ low, half) << half ^ timesHalf(timesHalf(high, half), half);
    }

    /** The number whose product with a is 1; a must not be 0. */
    public static long inverse(long a) {
        if (a == 0) throw new ArithmeticException("0 has no inverse");
        return inverse(a, 32);
    }

    private static long inverse(long a, int half) {
        if (a == 1) return 1;
        long high = a >>> half;
        long low = a & ((1L << half) - 1);
        if (high == 0) return inverse(low, half / 2);
        long conjugate = high << half ^ low ^ high;
        long norm = product(low, low ^ high) ^ timesHalf(product(high, high), half);
        return product(conjugate, half == 1 ? norm : inverse(norm, half / 2));
    }

    private static byte[] byteProducts() {
        byte[] products = new byte[1 << (2 * BYTE)];
        for (int a = 0; a < 1 << BYTE; a++)
            for (int b = 0; b < 1 << BYTE; b++) products[a << BYTE | b] = (byte) plainProduct(a, b, BYTE);
        return products;
    }

    /** The product by the tower alone, without a table: numbers of at most {@code bits} bits, a power of two. */
    public static long plainProduct(long a, long b, int bits) {
        if (bits == 1) return a & b;
        int half = bits / 2;
        long mask = (1L << half) - 1;
        long high = a >>> half;
        long low = a & mask;
        long otherHigh = b >>> half;
        long otherLow = b & mask;
        long highs = plainProduct(high, otherHigh, half);
        long lows = plainProduct(low, otherLow, half);
        long mixed = plainProduct(high ^ low, otherHigh ^ otherLow, half);
        return ((mixed ^ lows) << half) ^ lows ^ plainProduct(highs, 1L << (half - 1), half);
    }
}
