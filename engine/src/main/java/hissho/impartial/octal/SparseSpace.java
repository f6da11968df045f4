package hissho.impartial.octal;

import java.util.Arrays;

/**
 * A sparse space of nimbers: the subgroup R of index two whose values ("rare") occur least often, the others being common.
 *
 * <p>R is the kernel of v ↦ parity(v &amp; mask), so rare + rare and common + common are rare, and rare + common is common. Hence a
 * common value is excluded from a heap only by options with a rare part, of which there are few (Guy and Smith; Winning Ways).
 */
record SparseSpace(int mask, int rareCount) {

    /** The mask of fewest rare values for a histogram over values, found by the Walsh-Hadamard transform. */
    static SparseSpace best(int[] histogram) {
        int size = Math.max(2, Integer.highestOneBit(Math.max(1, histogram.length - 1)) << 1);
        int[] w = Arrays.copyOf(histogram, size);
        for (int half = 1; half < size; half <<= 1)
            for (int block = 0; block < size; block += half << 1)
                for (int i = block; i < block + half; i++) {
                    int x = w[i];
                    int y = w[i + half];
                    w[i] = x + y;
                    w[i + half] = x - y;
                }
        int best = 1;
        for (int mask = 2; mask < size; mask++) if (w[mask] < w[best]) best = mask;
        return new SparseSpace(best, (w[0] + w[best]) / 2);
    }

    boolean isRare(int value) {
        return (Integer.bitCount(value & mask) & 1) == 0;
    }
}
