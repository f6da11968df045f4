package hissho.card.tanhinmin.plain;

import java.util.Arrays;

/**
 * The two matching numbers of a position, found by one sweep over the ranks in ascending order.
 *
 * <p>m(P, Q) is the largest number of disjoint pairs of a card of P and a lower card of Q; going upwards and matching each card of
 * P with any lower card of Q that is still free is optimal. The sweep counts m(X, Y- + table) and m(Y, X-) side by side, where H-
 * is the hand H without its lowest card.
 */
final class TwoMatchings {

    private final int table;
    private boolean tableAhead;
    private boolean moverSeen;
    private boolean otherSeen;
    private int freeOfMover;
    private int freeOfOther;
    private int moverMatched;
    private int otherMatched;

    /** Begins a sweep; table 0 is the empty table. */
    TwoMatchings(int table) {
        this.table = table;
        this.tableAhead = table > 0;
    }

    /** Takes the next higher rank that occurs: so many cards of the mover's, so many of the other's. */
    void take(int rank, int ofMover, int ofOther) {
        if (tableAhead && rank > table) {
            tableAhead = false;
            freeOfOther++;
        }
        int byMover = Math.min(ofMover, freeOfOther);
        int byOther = Math.min(ofOther, freeOfMover);
        moverMatched += byMover;
        otherMatched += byOther;
        freeOfOther += ofOther - byMover;
        freeOfMover += ofMover - byOther;
        if (!moverSeen && ofMover > 0) {
            moverSeen = true;
            freeOfMover--;
        }
        if (!otherSeen && ofOther > 0) {
            otherSeen = true;
            freeOfOther--;
        }
    }

    /**
     * Takes the ranks from the lowest on, given how often each occurs: the mover's counts at even places, the other's at odd ones. The
     * counts are cleared.
     */
    void takeCounts(int lowest, int[] counts, int ranks) {
        int from = 0;
        for (; from < ranks && !(moverSeen && otherSeen); from++)
            take(lowest + from, counts[2 * from], counts[2 * from + 1]);
        if (tableAhead) {
            int end = (int) Math.min(ranks, Math.max(from, (long) table - lowest + 1));
            takeRange(counts, from, end);
            from = end;
            if (from < ranks) {
                tableAhead = false;
                freeOfOther++;
            }
        }
        takeRange(counts, from, ranks);
        Arrays.fill(counts, 0, 2 * ranks, 0);
    }

    /** The inner loop of the sweep, without a branch. */
    private void takeRange(int[] counts, int from, int to) {
        int ofMover = freeOfMover;
        int ofOther = freeOfOther;
        int byMoverInAll = 0;
        int byOtherInAll = 0;
        for (int rank = from; rank < to; rank++) {
            int x = counts[2 * rank];
            int y = counts[2 * rank + 1];
            int byMover = Math.min(x, ofOther);
            int byOther = Math.min(y, ofMover);
            byMoverInAll += byMover;
            byOtherInAll += byOther;
            ofOther += y - byMover;
            ofMover += x - byOther;
        }
        freeOfMover = ofMover;
        freeOfOther = ofOther;
        moverMatched += byMoverInAll;
        otherMatched += byOtherInAll;
    }

    /** The decision: at least as many on an empty table, more on a card. */
    boolean moverWins() {
        return table > 0 ? moverMatched > otherMatched : moverMatched >= otherMatched;
    }

    static TwoMatchings of(Hand mover, Hand other, int table) {
        TwoMatchings sweep = new TwoMatchings(table);
        int i = 0;
        int j = 0;
        while (i < mover.kinds() || j < other.kinds()) {
            int a = i < mover.kinds() ? mover.rank(i) : Integer.MAX_VALUE;
            int b = j < other.kinds() ? other.rank(j) : Integer.MAX_VALUE;
            sweep.take(Math.min(a, b), a <= b ? mover.count(i++) : 0, b <= a ? other.count(j++) : 0);
        }
        return sweep;
    }
}
