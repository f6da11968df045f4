package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.plain.Hand;
import java.util.HashMap;
import java.util.Map;

/**
 * The plain game by its definition and nothing else: full search with a memory, passing on an empty table included, two passes in a row
 * on it being a draw. It uses none of the theorems it is there to check.
 */
final class ByDefinition {

    private record State(Hand mover, Hand other, int table, boolean passed) {}

    private final int cutting;
    private final Map<State, Integer> known = new HashMap<>();

    /** Cards of the cutting rank clear the table and keep the lead; 0 for none. */
    ByDefinition(int cutting) {
        this.cutting = cutting;
    }

    int value(Hand mover, Hand other, int table) {
        return value(new State(mover, other, table, false));
    }

    /** The best the mover can do by playing a card, -2 where he cannot. */
    int ofPlaying(Hand mover, Hand other, int table) {
        int best = -2;
        for (int card : mover.ranksAbove(table)) best = Math.max(best, ofCard(mover, other, card));
        return best;
    }

    int ofCard(Hand mover, Hand other, int card) {
        Hand left = mover.without(card);
        if (left.isEmpty()) return 1;
        return card == cutting ? value(new State(left, other, 0, false)) : -value(new State(other, left, card, false));
    }

    int ofPassing(Hand mover, Hand other, int table) {
        return -value(new State(/* mover= */ other, /* other= */ mover, 0, table == 0));
    }

    private int value(State state) {
        Integer found = known.get(state);
        if (found != null) return found;
        int passing = state.table == 0 && state.passed ? 0 : ofPassing(state.mover, state.other, state.table);
        int value = Math.max(passing, ofPlaying(state.mover, state.other, state.table));
        known.put(state, value);
        return value;
    }
}
