package hissho.impartial.nimber;

/**
 * Many products of 64-bit nimbers at once, bit by bit: 64 pairs are turned so that word i holds bit i of all of them, and the
 * tower of quadratic extensions is then climbed with ands and exclusive ors on whole words.
 *
 * <p>Not for use by two threads at a time: it keeps its working space.
 */
public final class NimProductBatch {

    private static final int WORDS = 64;
    private static final int LEAF = 8;

    private final long[] left = new long[WORDS];
    private final long[] right = new long[WORDS];
    private final long[] out = new long[WORDS];
    private final long[] space = new long[8 * WORDS];
    private final long[] half = new long[WORDS];

    /** Writes the products a[i] * b[i] to products[i] for all i; the three arrays are equally long. */
    public void multiply(long[] a, long[] b, long[] products) {
        if (a.length != b.length || a.length != products.length)
            throw new IllegalArgumentException("arrays of different lengths");
        int at = 0;
        for (; at + WORDS <= a.length; at += WORDS) {
            System.arraycopy(a, at, left, 0, WORDS);
            System.arraycopy(b, at, right, 0, WORDS);
            transpose(left);
            transpose(right);
            product(left, 0, right, 0, out, 0, WORDS, 0);
            transpose(out);
            System.arraycopy(out, 0, products, at, WORDS);
        }
        for (; at < a.length; at++) products[at] = LongNimber.product(a[at], b[at]);
    }

    /** Turns the 64 x 64 square of bits over its diagonal, by swapping ever smaller blocks. */
    private static void transpose(long[] m) {
        long mask = 0x00000000ffffffffL;
        for (int j = 32; j != 0; j >>>= 1, mask ^= mask << j) {
            for (int block = 0; block < WORDS; block += 2 * j) {
                for (int k = block; k < block + j; k++) {
                    long t = ((m[k] >>> j) ^ m[k + j]) & mask;
                    m[k + j] ^= t;
                    m[k] ^= t << j;
                }
            }
        }
    }

    /** The product of two sliced numbers of {@code bits} words into {@code c}; working space from {@code s} on. */
    private void product(long[] a, int x, long[] b, int y, long[] c, int z, int bits, int s) {
        if (bits == LEAF) {
            leaf(a, x, b, y, c, z);
            return;
        }
        int n = bits / 2;
        long[] w = space;
        int sumA = s;
        int sumB = s + n;
        int highs = s + 2 * n;
        int next = s + 3 * n;
        for (int i = 0; i < n; i++) {
            w[sumA + i] = a[x + i] ^ a[x + n + i];
            w[sumB + i] = b[y + i] ^ b[y + n + i];
        }
        product(w, sumA, w, sumB, c, z + n, n, next);
        product(a, x, b, y, c, z, n, next);
        product(a, x + n, b, y + n, w, highs, n, next);
        timesHalf(w, highs, n);
        for (int i = 0; i < n; i++) {
            c[z + n + i] ^= c[z + i];
            c[z + i] ^= w[highs + i];
        }
    }

    /** A sliced number of {@code bits} words times {@code 2^(bits-1)}, in place. */
    private void timesHalf(long[] v, int at, int bits) {
        if (bits == LEAF) {
            timesHalfLeaf(v, at);
            return;
        }
        int n = bits / 2;
        for (int i = 0; i < n; i++) half[n + i] = v[at + i] ^ v[at + n + i];
        System.arraycopy(v, at + n, v, at, n);
        System.arraycopy(half, n, v, at + n, n);
        timesHalf(v, at + n, n);
        timesHalf(v, at, n);
        timesHalf(v, at, n);
    }

    private static void timesHalfLeaf(long[] v, int at) {
        // eight bits: the high half becomes (high + low) * 8, the low half high * 8 * 8; four bits in the same manner
        long a0 = v[at];
        long a1 = v[at + 1];
        long a2 = v[at + 2];
        long a3 = v[at + 3];
        long a4 = v[at + 4];
        long a5 = v[at + 5];
        long a6 = v[at + 6];
        long a7 = v[at + 7];
        long s0 = a0 ^ a4;
        long s1 = a1 ^ a5;
        long s2 = a2 ^ a6;
        long s3 = a3 ^ a7;
        // times 8 = 2^3 on four bits (p0 p1 p2 p3): high pair (p2+p0, p3+p1) times 2, low pair (p2, p3) times 2 twice
        v[at + 7] = s3 ^ s1 ^ s2 ^ s0;
        v[at + 6] = s3 ^ s1;
        v[at + 5] = s2;
        v[at + 4] = s2 ^ s3;
        long t0 = a6 ^ a7;
        long t1 = a6;
        long t2 = a7 ^ a5;
        long t3 = a7 ^ a5 ^ a6 ^ a4;
        v[at + 3] = t3 ^ t1 ^ t2 ^ t0;
        v[at + 2] = t3 ^ t1;
        v[at + 1] = t2;
        v[at] = t2 ^ t3;
    }

    /** Eight bits: three products of four bits, each of nine ands. */
    private static void leaf(long[] a, int x, long[] b, int y, long[] c, int z) {
        four(a[x], a[x + 1], a[x + 2], a[x + 3], b[y], b[y + 1], b[y + 2], b[y + 3], c, z);
        long l0 = c[z];
        long l1 = c[z + 1];
        long l2 = c[z + 2];
        long l3 = c[z + 3];
        four(a[x + 4], a[x + 5], a[x + 6], a[x + 7], b[y + 4], b[y + 5], b[y + 6], b[y + 7], c, z);
        long h0 = c[z];
        long h1 = c[z + 1];
        long h2 = c[z + 2];
        long h3 = c[z + 3];
        four(
                a[x] ^ a[x + 4],
                a[x + 1] ^ a[x + 5],
                a[x + 2] ^ a[x + 6],
                a[x + 3] ^ a[x + 7],
                b[y] ^ b[y + 4],
                b[y + 1] ^ b[y + 5],
                b[y + 2] ^ b[y + 6],
                b[y + 3] ^ b[y + 7],
                c,
                z + 4);
        c[z + 4] ^= l0;
        c[z + 5] ^= l1;
        c[z + 6] ^= l2;
        c[z + 7] ^= l3;
        c[z] = l0 ^ h2 ^ h3;
        c[z + 1] = l1 ^ h2;
        c[z + 2] = l2 ^ h3 ^ h1;
        c[z + 3] = l3 ^ h3 ^ h1 ^ h2 ^ h0;
    }

    private static void four(long a0, long a1, long a2, long a3, long b0, long b1, long b2, long b3, long[] c, int z) {
        // low pair, high pair and sum pair; in each the middle term is (p0+p1)(q0+q1)
        long low0 = a0 & b0;
        long low1 = (a0 ^ a1) & (b0 ^ b1) ^ low0;
        low0 ^= a1 & b1;
        long high0 = a2 & b2;
        long high1 = (a2 ^ a3) & (b2 ^ b3) ^ high0;
        high0 ^= a3 & b3;
        long p0 = a0 ^ a2;
        long p1 = a1 ^ a3;
        long q0 = b0 ^ b2;
        long q1 = b1 ^ b3;
        long mixed0 = p0 & q0;
        long mixed1 = (p0 ^ p1) & (q0 ^ q1) ^ mixed0;
        mixed0 ^= p1 & q1;
        c[z + 2] = mixed0 ^ low0;
        c[z + 3] = mixed1 ^ low1;
        c[z] = low0 ^ high1;
        c[z + 1] = low1 ^ high1 ^ high0;
    }
}
