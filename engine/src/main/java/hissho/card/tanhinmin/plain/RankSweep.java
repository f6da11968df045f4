package hissho.card.tanhinmin.plain;

import java.util.Arrays;

/**
 * Sweeps two unsorted arrays of ranks in ascending order without sorting them card by card: ranks are counted where their range
 * fits the cache, and first dealt into ranges that do where it does not. Linear in the number of cards, and almost all of its
 * memory traffic is sequential.
 */
final class RankSweep {

    /** Ranks of up to this many bits are counted in a single pass. */
    private static final int FEW_BITS = 15;

    /** Ranges of up to this many bits are counted after dealing: both counters together stay near. */
    private static final int COUNTED_BITS = 15;

    private static final int DEALT_BITS = 10;
    private static final int FEW_CARDS = 64;
    private static final int SORTED_CARDS = 1024;

    private final TwoMatchings sweep;
    private int[] counts = new int[0];

    private RankSweep(int table) {
        this.sweep = new TwoMatchings(table);
    }

    /** The two matching numbers of hands given in any order. The arrays are left as they are. */
    static TwoMatchings over(int[] mover, int[] other, int table) {
        RankSweep work = new RankSweep(table);
        if (mover.length + other.length <= SORTED_CARDS) {
            int[] a = mover.clone();
            int[] b = other.clone();
            Arrays.sort(a);
            Arrays.sort(b);
            work.merge(new Range(a, 0, a.length, b, 0, b.length));
            return work.sweep;
        }
        if (work.countAll(mover, other)) return work.sweep;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(highest(mover), highest(other)));
        work.sweep(new Range(mover, 0, mover.length, other, 0, other.length), 0, bits, false);
        return work.sweep;
    }

    /** A stretch of the mover's array and one of the other's that hold the cards of one range of ranks. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Range(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        int cards() {
            return aTo - aFrom + bTo - bFrom;
        }
    }

    private void sweep(Range range, int lowest, int bits, boolean own) {
        if (range.cards() == 0) return;
        if (own && range.cards() <= Math.max(FEW_CARDS, 1 << (Math.min(bits, COUNTED_BITS) - 4))) {
            Arrays.sort(range.a, range.aFrom, range.aTo);
            Arrays.sort(range.b, range.bFrom, range.bTo);
            merge(range);
        } else if (bits <= COUNTED_BITS) {
            count(range, lowest, bits);
        } else {
            deal(range, lowest, bits);
        }
    }

    private void count(Range range, int lowest, int bits) {
        int[] c = counters();
        for (int i = range.aFrom; i < range.aTo; i++) c[(range.a[i] - lowest) << 1]++;
        for (int i = range.bFrom; i < range.bTo; i++) c[((range.b[i] - lowest) << 1) + 1]++;
        sweep.takeCounts(lowest, c, 1 << bits);
    }

    private int[] counters() {
        if (counts.length == 0) counts = new int[2 << FEW_BITS];
        return counts;
    }

    /** Counts all cards in one pass if their ranks allow it; at the first that does not the counting is given up. */
    private boolean countAll(int[] mover, int[] other) {
        int[] c = counters();
        if (!counted(mover, c, 0) || !counted(other, c, 1)) {
            Arrays.fill(c, 0);
            return false;
        }
        sweep.takeCounts(0, c, 1 << FEW_BITS);
        return true;
    }

    private static boolean counted(int[] cards, int[] counters, int place) {
        for (int card : cards) {
            if (card <= 0 || card >= 1 << FEW_BITS) return false;
            counters[2 * card + place]++;
        }
        return true;
    }

    /** Deals the cards by the leading bits of their ranks into new arrays, and sweeps the ranges in turn. */
    private void deal(Range range, int lowest, int bits) {
        int shift = Math.max(COUNTED_BITS, bits - DEALT_BITS);
        int ranges = 1 << (bits - shift);
        int[] aEnds = new int[ranges];
        int[] bEnds = new int[ranges];
        int[] a = dealt(range.a, range.aFrom, range.aTo, lowest, shift, aEnds);
        int[] b = dealt(range.b, range.bFrom, range.bTo, lowest, shift, bEnds);
        for (int i = 0; i < ranges; i++) {
            Range part = new Range(a, i == 0 ? 0 : aEnds[i - 1], aEnds[i], b, i == 0 ? 0 : bEnds[i - 1], bEnds[i]);
            sweep(part, lowest + (i << shift), shift, true);
        }
    }

    /** The cards of one array dealt by range; the ends of the ranges are left in the given array. */
    private static int[] dealt(int[] cards, int from, int to, int lowest, int shift, int[] ends) {
        for (int i = from; i < to; i++) ends[(cards[i] - lowest) >>> shift]++;
        int sum = 0;
        for (int i = 0; i < ends.length; i++) {
            int size = ends[i];
            ends[i] = sum;
            sum += size;
        }
        int[] dealt = new int[to - from];
        for (int i = from; i < to; i++) dealt[ends[(cards[i] - lowest) >>> shift]++] = cards[i];
        return dealt;
    }

    private void merge(Range range) {
        int i = range.aFrom;
        int j = range.bFrom;
        while (i < range.aTo || j < range.bTo) {
            int x = i < range.aTo ? range.a[i] : Integer.MAX_VALUE;
            int y = j < range.bTo ? range.b[j] : Integer.MAX_VALUE;
            int rank = Math.min(x, y);
            int iStart = i;
            int jStart = j;
            while (i < range.aTo && range.a[i] == rank) i++;
            while (j < range.bTo && range.b[j] == rank) j++;
            sweep.take(rank, i - iStart, j - jStart);
        }
    }

    private static int highest(int[] cards) {
        int highest = 1;
        int lowest = 1;
        for (int card : cards) {
            highest = Math.max(highest, card);
            lowest = Math.min(lowest, card);
        }
        if (lowest < 1) throw new IllegalArgumentException("ranks are positive");
        return highest;
    }
}
