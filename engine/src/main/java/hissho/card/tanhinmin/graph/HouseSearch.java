package hissho.card.tanhinmin.graph;

import hissho.card.tanhinmin.graph.HouseGame.Order;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Solves a position of real cards by plain search with a memory, the standing of the order being part of the position. */
public final class HouseSearch {

    public static final int MOST_CARDS = 20;

    private record State(long cards, int side, int table, Order order, boolean passed) {}

    private final HouseGame game;
    private final Progress progress;
    private final Map<State, Integer> known = new HashMap<>();

    public HouseSearch(HouseGame game, Progress progress) {
        this.game = game;
        this.progress = progress;
    }

    /** The value of every move for the player to move, cards first and the pass last. */
    public List<Values.Valued> moves() {
        return moves(new State(game.mover() | game.other(), 0, game.table(), game.atStart(), false));
    }

    public int value() {
        return moves().stream().mapToInt(Values.Valued::value).max().orElse(-1);
    }

    private List<Values.Valued> moves(State state) {
        List<Values.Valued> moves = new ArrayList<>();
        long own = own(state.side);
        for (int card : Bits.list(game.playable(state.cards, own, state.table, state.order))) {
            long left = state.cards & ~Bits.bit(card);
            int value = (left & own) == 0
                    ? 1
                    : -value(new State(left, 1 - state.side, card, game.after(card, state.order), false));
            moves.add(new Values.Valued(card, value));
        }
        boolean empty = state.table == GraphGame.EMPTY;
        State next = new State(state.cards, 1 - state.side, GraphGame.EMPTY, state.order.cleared(), empty);
        moves.add(new Values.Valued(GraphGame.EMPTY, empty && state.passed ? 0 : -value(next)));
        return moves;
    }

    private int value(State state) {
        Integer found = known.get(state);
        if (found != null) return found;
        progress.check();
        int value = moves(state).stream().mapToInt(Values.Valued::value).max().orElseThrow();
        known.put(state, value);
        return value;
    }

    private long own(int side) {
        return side == 0 ? game.mover() : game.other();
    }
}
