package hissho.card.trick.staircase;

/**
 * One step of the retrograde analysis: the staircase of a word from the staircases of the words with two cards fewer.
 *
 * <p>All numbers of scoring cards are worked out together, one byte each, eight to a machine word. Of a run of neighbouring cards
 * in one hand only one or two need be tried, because the word that follows is the same: the answerer wins with the highest of the
 * run and loses with the lowest (a scoring card is worth at most one, so whoever takes the trick wants it in and whoever gives
 * it up wants it out), and the leader, who does not know yet, tries both ends.
 */
final class Step {

    /** The staircases of the words with one card fewer in each hand. */
    interface Below {
        int stairs(int word);
    }

    private static final long HIGH = 0x8080808080808080L;
    private static final long ONES = 0x0101010101010101L;
    private static final long[] PREFIX = prefixSums();

    private Step() {}

    /** The staircase of a word with m cards in each hand, m at least 2. */
    static int stairs(int m, int word, Below below) {
        int places = 2 * m;
        int full = Staircase.below(places);
        int theirs = ~word & full;
        int tops = theirs & ~(theirs << 1);
        int bottoms = theirs & ~(theirs >>> 1);
        long best0 = 0;
        long best1 = 0;
        long best2 = 0;
        long best3 = 0;
        // the lowest card is the best lead in nine of ten positions, so the others are soon seen to be no better
        for (int leads = ends(word); leads != 0; leads ^= Integer.highestOneBit(leads)) {
            int lead = Integer.highestOneBit(leads);
            long least0 = ~HIGH;
            long least1 = ~HIGH;
            long least2 = ~HIGH;
            long least3 = ~HIGH;
            boolean useful = true;
            for (int answers = (tops & (lead - 1)) | (bottoms & -lead); answers != 0; answers &= answers - 1) {
                int stairs = after(word, full, lead, answers & -answers, below);
                long x = PREFIX[stairs & 0xff];
                long y = PREFIX[stairs >>> 8 & 0xff] + (x >>> 56) * ONES;
                long z = PREFIX[stairs >>> 16 & 0xff] + (y >>> 56) * ONES;
                long u = PREFIX[stairs >>> 24] + (z >>> 56) * ONES;
                least0 = min(least0, x);
                least1 = min(least1, y);
                least2 = min(least2, z);
                least3 = min(least3, u);
                if (atMost(least0, best0) && atMost(least1, best1) && atMost(least2, best2) && atMost(least3, best3)) {
                    useful = false;
                    break;
                }
            }
            if (useful) {
                best0 = max(best0, least0);
                best1 = max(best1, least1);
                best2 = max(best2, least2);
                best3 = max(best3, least3);
            }
        }
        return (rises(best0, 0) | rises(best1, best0) << 8 | rises(best2, best1) << 16 | rises(best3, best2) << 24)
                & full;
    }

    /** The staircase of a trick and what follows it; lead and answer are given as bits. */
    private static int after(int word, int full, int lead, int answer, Below below) {
        int trick = lead | answer;
        int rest = Integer.compress(word, ~trick);
        boolean won = Integer.compareUnsigned(lead, answer) < 0;
        if (won) return Integer.expand(below.stairs(rest), ~trick) | trick;
        int left = full >>> 2;
        return Integer.expand(~below.stairs(~rest & left) & left, ~trick);
    }

    /** The first and the last card of every run. */
    private static int ends(int cards) {
        return cards & ~(cards << 1 & cards >>> 1);
    }

    private static long min(long x, long y) {
        return x ^ ((x ^ y) & notLess(x, y));
    }

    private static long max(long x, long y) {
        return y ^ ((x ^ y) & notLess(x, y));
    }

    /** All ones in the bytes where x is at least y. */
    private static long notLess(long x, long y) {
        long marks = ((x | HIGH) - y) & HIGH;
        return (marks << 1) - (marks >>> 7);
    }

    private static boolean atMost(long x, long bound) {
        return (((bound | HIGH) - x) & HIGH) == HIGH;
    }

    /** One bit per byte: whether it is larger than the byte before it. */
    private static int rises(long bytes, long before) {
        return (int) Long.compress(bytes - (bytes << 8 | before >>> 56), ONES);
    }

    private static long[] prefixSums() {
        long[] sums = new long[256];
        for (int bits = 0; bits < 256; bits++) sums[bits] = Long.expand(bits, ONES) * ONES;
        return sums;
    }
}
