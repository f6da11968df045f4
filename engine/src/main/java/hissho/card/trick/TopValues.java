package hissho.card.trick;

import hissho.card.trick.staircase.StairSearch;
import hissho.card.trick.staircase.Staircase;

/** The values of a deal whose highest k cards score one each, read off the staircases of its words. */
final class TopValues implements SuitValues {

    private final int scoring;
    private final StairSearch search;

    TopValues(int scoring, StairSearch search) {
        this.scoring = scoring;
        this.search = search;
    }

    @Override
    public int value(SuitState state) {
        long remaining = state.left() | state.right();
        int r = Long.bitCount(scoring >= Long.SIZE ? remaining : remaining & ((1L << scoring) - 1));
        int m = Long.bitCount(state.left());
        long leading = state.leftLeads() ? state.left() : state.right();
        int word = (int) Long.compress(leading, remaining);
        int taken = Staircase.valueAt(search.stairs(m, word), r);
        return state.leftLeads() ? taken : r - taken;
    }
}
