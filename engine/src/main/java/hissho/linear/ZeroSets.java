package hissho.linear;

import java.util.Arrays;

/** For each ray the set of boundaries it lies on, as bits side by side, and the test of adjacency on them. */
final class ZeroSets {

    private final int words;
    private long[] bits = new long[64];
    private int size;
    private int lastThird;

    ZeroSets(int words) {
        this.words = words;
    }

    void addEmpty() {
        grow();
        size++;
    }

    void addCopy(ZeroSets from, int ray) {
        grow();
        System.arraycopy(from.bits, ray * words, bits, size++ * words, words);
    }

    void addCommon(ZeroSets from, int ray, int other) {
        grow();
        for (int w = 0; w < words; w++)
            bits[size * words + w] = from.bits[ray * words + w] & from.bits[other * words + w];
        size++;
    }

    private void grow() {
        if ((size + 1) * words > bits.length) bits = Arrays.copyOf(bits, Math.max(2 * bits.length, (size + 1) * words));
    }

    void mark(int ray, int boundary) {
        bits[ray * words + (boundary >> 6)] |= 1L << boundary;
    }

    /** Whether two rays share at least so many boundaries and no third ray lies on all that they share. */
    boolean adjacent(int ray, int other, int least) {
        return words == 1 ? adjacentInOneWord(ray, other, least) : adjacentInMany(ray, other, least);
    }

    private boolean adjacentInOneWord(int ray, int other, int least) {
        long common = bits[ray] & bits[other];
        if (Long.bitCount(common) < least) return false;
        if (lastThird < size && lastThird != ray && lastThird != other && (common & ~bits[lastThird]) == 0)
            return false;
        for (int third = 0; third < size; third++)
            if ((common & ~bits[third]) == 0 && third != ray && third != other) {
                lastThird = third;
                return false;
            }
        return true;
    }

    private boolean adjacentInMany(int ray, int other, int least) {
        int a = ray * words;
        int b = other * words;
        int shared = 0;
        for (int w = 0; w < words; w++) shared += Long.bitCount(bits[a + w] & bits[b + w]);
        if (shared < least) return false;
        for (int third = 0; third < size; third++)
            if (third != ray && third != other && contains(third * words, a, b)) return false;
        return true;
    }

    private boolean contains(int third, int a, int b) {
        for (int w = 0; w < words; w++) if ((bits[a + w] & bits[b + w] & ~bits[third + w]) != 0) return false;
        return true;
    }
}
