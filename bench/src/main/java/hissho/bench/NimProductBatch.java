package hissho.bench;

import hissho.impartial.nimber.LongNimber;

/**
 * Many products of 64-bit nimbers at once, bit by bit: squares of 64 by 64 bits are turned so that a word holds one bit of 64 numbers,
 * and the tower of quadratic extensions is then climbed with ands and exclusive ors on whole words. Many squares lie side by side in
 * one slice per bit, so that every loop runs with one index over whole slices, which the machine takes several words at a time.
 *
 * <p>Not for use by two threads at a time: it keeps its working space.
 */
final class NimProductBatch {

    private static final int BITS = 64;

    /** How many squares lie side by side. */
    private static final int LANES = 64;

    private static final int BLOCK = BITS * LANES;

    private final long[][] left = new long[BITS][LANES];
    private final long[][] right = new long[BITS][LANES];
    private final long[][] out = new long[BITS][LANES];
    private final long[][] space = new long[3 * BITS][LANES];

    /** Writes the products a[i] * b[i] to products[i] for all i; the three arrays are equally long. */
    void multiply(long[] a, long[] b, long[] products) {
        if (a.length != b.length || a.length != products.length)
            throw new IllegalArgumentException("arrays of different lengths");
        int at = 0;
        for (; a.length - at >= BLOCK; at += BLOCK) {
            for (int i = 0; i < BITS; i++) {
                System.arraycopy(a, at + i * LANES, left[i], 0, LANES);
                System.arraycopy(b, at + i * LANES, right[i], 0, LANES);
            }
            transpose(left);
            transpose(right);
            product(left, 0, right, 0, out, 0, BITS, 0);
            transpose(out);
            for (int i = 0; i < BITS; i++) System.arraycopy(out[i], 0, products, at + i * LANES, LANES);
        }
        for (; at < a.length; at++) products[at] = LongNimber.product(a[at], b[at]);
    }

    /** Turns every square of bits over its diagonal, by swapping ever smaller blocks; slice i holds row i of all squares. */
    private static void transpose(long[][] m) {
        long mask = 0x00000000ffffffffL;
        for (int j = 32; j != 0; j >>>= 1, mask ^= mask << j)
            for (int block = 0; block < BITS; block += 2 * j)
                for (int row = block; row < block + j; row++) swap(m[row], m[row + j], j, mask);
    }

    private static void swap(long[] upper, long[] lower, int shift, long mask) {
        for (int i = 0; i < LANES; i++) {
            long t = ((upper[i] >>> shift) ^ lower[i]) & mask;
            lower[i] ^= t;
            upper[i] ^= t << shift;
        }
    }

    /**
     * The product of two sliced numbers of so many bits into {@code c}, with working space from {@code s} on: with a = h*F + l and
     * b = k*F + m it is ((h+l)*(k+m) + l*m)*F + l*m + h*k*(F/2).
     */
    private void product(long[][] a, int x, long[][] b, int y, long[][] c, int z, int bits, int s) {
        if (bits == 2) {
            product(a[x], a[x + 1], b[y], b[y + 1], c[z], c[z + 1]);
            return;
        }
        int n = bits / 2;
        long[][] w = space;
        for (int i = 0; i < n; i++) {
            sum(a[x + i], a[x + n + i], w[s + i]);
            sum(b[y + i], b[y + n + i], w[s + n + i]);
        }
        product(w, s, w, s + n, c, z + n, n, s + 3 * n);
        product(a, x, b, y, c, z, n, s + 3 * n);
        product(a, x + n, b, y + n, w, s + 2 * n, n, s + 3 * n);
        timesHalf(w, s + 2 * n, n);
        for (int i = 0; i < n; i++) collect(c[z + i], c[z + n + i], w[s + 2 * n + i]);
    }

    /** Two bits: three ands. */
    private static void product(long[] a0, long[] a1, long[] b0, long[] b1, long[] c0, long[] c1) {
        for (int i = 0; i < LANES; i++) {
            long low = a0[i] & b0[i];
            long high = a1[i] & b1[i];
            c1[i] = ((a0[i] ^ a1[i]) & (b0[i] ^ b1[i])) ^ low;
            c0[i] = low ^ high;
        }
    }

    private static void sum(long[] a, long[] b, long[] c) {
        for (int i = 0; i < LANES; i++) c[i] = a[i] ^ b[i];
    }

    /** Puts the three partial products together: the low one into the high half, then the reduced high one into the low half. */
    private static void collect(long[] low, long[] high, long[] reduced) {
        for (int i = 0; i < LANES; i++) {
            high[i] ^= low[i];
            low[i] ^= reduced[i];
        }
    }

    /**
     * A sliced number of so many bits times {@code 2^(bits-1)}, in place: the high half becomes high plus low, times half the field; the
     * low half becomes high, times half the field twice. Slices change places instead of being copied.
     */
    private static void timesHalf(long[][] v, int at, int bits) {
        int n = bits / 2;
        for (int i = 0; i < n; i++) {
            long[] low = v[at + i];
            sum(low, v[at + n + i], low);
            v[at + i] = v[at + n + i];
            v[at + n + i] = low;
        }
        if (bits == 2) return;
        timesHalf(v, at + n, n);
        timesHalf(v, at, n);
        timesHalf(v, at, n);
    }
}
