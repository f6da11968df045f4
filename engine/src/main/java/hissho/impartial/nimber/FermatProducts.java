package hissho.impartial.nimber;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/**
 * Products once more, by nothing but the distributive law and the two rules of Fermat powers 2, 4, 16, 256, …: different ones multiply
 * in the ordinary way, and one times itself is three halves of it. It shares nothing with the tower of {@link Nimber}.
 */
final class FermatProducts {

    private final Map<Long, BigInteger> known = new HashMap<>();

    BigInteger product(BigInteger a, BigInteger b) {
        BigInteger sum = BigInteger.ZERO;
        for (int x = 0; x < a.bitLength(); x++) if (a.testBit(x)) sum = sum.xor(times(b, x));
        return sum;
    }

    /** A number times 2^exponent. */
    private BigInteger times(BigInteger number, int exponent) {
        BigInteger sum = BigInteger.ZERO;
        for (int y = 0; y < number.bitLength(); y++) if (number.testBit(y)) sum = sum.xor(powers(y, exponent));
        return sum;
    }

    /** The product of two powers of two; the bits of an exponent are the Fermat powers in it. */
    BigInteger powers(int x, int y) {
        int common = Integer.highestOneBit(x & y);
        if (common == 0) return BigInteger.ONE.shiftLeft(x | y);
        long key = (long) Math.max(x, y) << 32 | Math.min(x, y);
        BigInteger before = known.get(key);
        if (before != null) return before;
        // the largest Fermat power in both, squared, is itself and its half
        BigInteger rest = powers(x ^ common, y ^ common);
        BigInteger product = times(rest, common).xor(times(rest, common - 1));
        known.put(key, product);
        return product;
    }
}
