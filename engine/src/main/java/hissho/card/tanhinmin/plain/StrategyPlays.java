package hissho.card.tanhinmin.plain;

import java.util.HashMap;
import java.util.Map;

/** Plays a fixed strategy of the player who leads against every defence; the defender may pass, on an empty table too. */
public final class StrategyPlays {

    /** A strategy: the rank to play from the own hand against the opposing one on a table card, 0 for a pass. */
    @FunctionalInterface
    public interface Strategy {
        int move(Hand own, Hand opposing, int table);
    }

    private record State(Hand own, Hand opposing, int table, boolean defends) {}

    private final Strategy strategy;
    private final Map<State, Boolean> known = new HashMap<>();

    public StrategyPlays(Strategy strategy) {
        this.strategy = strategy;
    }

    /** Whether the strategy, leading on an empty table, wins against every defence. */
    public boolean winsAll(Hand own, Hand opposing) {
        return wins(new State(own, opposing, 0, false));
    }

    private boolean wins(State state) {
        Boolean found = known.get(state);
        if (found == null) {
            found = state.defends ? survives(state) : moves(state);
            known.put(state, found);
        }
        return found;
    }

    private boolean moves(State state) {
        int card = strategy.move(state.own, state.opposing, state.table);
        if (card == 0) return state.table > 0 && wins(new State(state.own, state.opposing, 0, true));
        Hand left = state.own.without(card);
        return left.isEmpty() || wins(new State(left, state.opposing, card, true));
    }

    private boolean survives(State state) {
        for (int card : state.opposing.ranksAbove(state.table)) {
            Hand left = state.opposing.without(card);
            if (left.isEmpty() || !wins(new State(state.own, left, card, false))) return false;
        }
        return wins(new State(state.own, state.opposing, 0, false));
    }
}
