package hissho.card.tanhinmin.plain;

/**
 * The linear-time decision of two-player Tanhinmin.
 *
 * <p>With X the mover's hand, Y the other's, H- a hand without its lowest card and m(P, Q) the largest number of disjoint pairs of
 * a card of P and a lower card of Q, the mover wins on an empty table iff m(X, Y-) &gt;= m(Y, X-), and on a table card r iff
 * m(X, Y- + r) &gt; m(Y, X-).
 */
public final class LinearRule {

    private LinearRule() {}

    /** Whether the mover wins; table 0 is the empty table. */
    public static boolean moverWins(Hand mover, Hand other, int table) {
        return TwoMatchings.of(mover, other, table).moverWins();
    }

    /** The same for hands given card by card in any order, at memory speed however many there are. */
    public static boolean moverWins(int[] mover, int[] other, int table) {
        if (mover.length == 0 || other.length == 0)
            throw new IllegalArgumentException("both players hold cards while the game goes on");
        return RankSweep.over(mover, other, table).moverWins();
    }
}
