package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.graph.Bits;
import hissho.card.tanhinmin.graph.CardGraph;
import hissho.card.tanhinmin.graph.GraphGame;
import java.util.Arrays;

/** The graph game by its definition and nothing else: full search with a memory that uses none of the theorems it is there to check. */
final class GraphByDefinition {

    private static final byte UNKNOWN = 9;

    private final CardGraph graph;
    private final long[] hands;
    private final boolean emptyPass;
    private final byte[] known;

    GraphByDefinition(CardGraph graph, long mover, long other, boolean emptyPass) {
        this.graph = graph;
        this.hands = new long[] {mover, other};
        this.emptyPass = emptyPass;
        this.known = new byte[(1 << graph.cards()) * (graph.cards() + 1) * 4];
        Arrays.fill(known, UNKNOWN);
    }

    /** The value for the mover on an empty table. */
    int onEmptyTable() {
        return value(hands[0] | hands[1], 0, GraphGame.EMPTY, false);
    }

    /** The value for the mover on a table card on which these of his cards may be played. */
    int onTable(long playable) {
        long all = hands[0] | hands[1];
        return Math.max(ofPlaying(all, 0, playable), -value(all, 1, GraphGame.EMPTY, false));
    }

    /** The best of playing one of these cards on an empty table. */
    int ofLeading() {
        return ofPlaying(hands[0] | hands[1], 0, hands[0]);
    }

    int ofPassingOnEmptyTable() {
        return -value(hands[0] | hands[1], 1, GraphGame.EMPTY, true);
    }

    private int ofPlaying(long cards, int side, long playable) {
        int best = -2;
        for (int card : Bits.list(playable)) {
            long left = cards & ~Bits.bit(card);
            best = Math.max(best, (left & hands[side]) == 0 ? 1 : -value(left, 1 - side, card, false));
        }
        return best;
    }

    private int value(long cards, int side, int table, boolean passed) {
        int at = (((int) cards * (graph.cards() + 1) + table + 1) * 2 + side) * 2 + (passed ? 1 : 0);
        if (known[at] != UNKNOWN) return known[at];
        boolean empty = table == GraphGame.EMPTY;
        long playable = cards & hands[side] & (empty ? -1 : graph.children(table));
        int best = ofPlaying(cards, side, playable);
        if (!empty) best = Math.max(best, -value(cards, 1 - side, GraphGame.EMPTY, false));
        else if (emptyPass) best = Math.max(best, passed ? 0 : -value(cards, 1 - side, GraphGame.EMPTY, true));
        known[at] = (byte) best;
        return best;
    }
}
