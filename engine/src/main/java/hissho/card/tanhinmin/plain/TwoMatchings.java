package hissho.card.tanhinmin.plain;

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

    /** m(X, Y- + table). */
    int mover() {
        return moverMatched;
    }

    /** m(Y, X-). */
    int other() {
        return otherMatched;
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
