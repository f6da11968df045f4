package hissho.card.tanhinmin.plain;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tanhinmin of several players with open hands, each maximising his own place.
 *
 * <p>In turn everyone plays a higher card or passes, and may play again later in the round. When all the others have passed the table
 * is cleared and the last to play leads; if he has gone out, the next player after him leads. Who empties his hand takes the best place
 * left; the last player takes the last. On an empty table a pass hands the lead on; when everybody has passed in a row on an empty table
 * the game ends, and those still in share the remaining places.
 *
 * <p>Players who are indifferent may do either, so what is computed is the set of all results of subgame-perfect play.
 *
 * @param hands the hands in turn order, the player to move first
 * @param table the rank on the table, 0 for the empty table; it was played by the player before the mover
 */
public record ManyPlayers(List<Hand> hands, int table) {

    public static final int MOST_PLAYERS = 5;
    public static final int MOST_CARDS = 16;
    private static final int MOST_STATES = 3_000_000;

    public ManyPlayers {
        hands = List.copyOf(hands);
    }

    /**
     * A state of the game: hands (empty for those who are out), whose turn, the table, how many turns have been passed in a row, and the
     * places taken so far, doubled so that shared places are whole.
     */
    private record State(List<Hand> hands, int turn, int table, int passes, int leader, List<Integer> places) {}

    /** A move, a rank or 0 for a pass, with the sets of the mover's doubled places that subgame-perfect play after it can lead to. */
    public record Move(int card, Set<List<Integer>> results) {
        /** The best and the worst place of a player among the results, doubled. */
        public int best(int player) {
            return results.stream().mapToInt(places -> places.get(player)).min().orElseThrow();
        }

        public int worst(int player) {
            return results.stream().mapToInt(places -> places.get(player)).max().orElseThrow();
        }
    }

    /** What can come out: every legal move with its results, and the results of the position itself. */
    public record Outcome(List<Move> moves, Set<List<Integer>> results) {
        /** Whether passing can be better for the mover than every card ever is, and is never worse. */
        public boolean passIsRight() {
            Optional<Move> pass = moves.stream().filter(move -> move.card == 0).findFirst();
            List<Move> cards = moves.stream().filter(move -> move.card != 0).toList();
            return pass.isPresent()
                    && cards.stream()
                            .allMatch(card -> pass.get().best(0) < card.best(0)
                                    && pass.get().worst(0) <= card.best(0));
        }
    }

    /** Full backward induction; a game with too many states stops as one whose budget is exceeded. */
    public Outcome solve() {
        int players = hands.size();
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < players; i++) places.add(0);
        State start = new State(hands, 0, table, 0, table > 0 ? players - 1 : -1, places);
        Map<State, Set<List<Integer>>> known = new HashMap<>();
        List<Move> moves = moves(start, known);
        return new Outcome(moves, perfect(moves, 0));
    }

    private static Set<List<Integer>> results(State state, Map<State, Set<List<Integer>>> known) {
        Set<List<Integer>> found = known.get(state);
        if (found != null) return found;
        if (known.size() > MOST_STATES) throw new Progress.Stopped();
        List<Integer> in = stillIn(state);
        Set<List<Integer>> results;
        if (in.size() <= 1 || (state.table == 0 && state.passes >= in.size())) results = Set.of(shared(state, in));
        else results = perfect(moves(state, known), state.turn);
        known.put(state, results);
        return results;
    }

    /** Every result that the player may choose: no other move is sure to be better for him than this one is. */
    private static Set<List<Integer>> perfect(List<Move> moves, int player) {
        int secured = moves.stream().mapToInt(move -> move.worst(player)).min().orElseThrow();
        Set<List<Integer>> results = new LinkedHashSet<>();
        for (Move move : moves)
            for (List<Integer> places : move.results) if (places.get(player) <= secured) results.add(places);
        return results;
    }

    private static List<Move> moves(State state, Map<State, Set<List<Integer>>> known) {
        List<Move> moves = new ArrayList<>();
        for (int card : state.hands.get(state.turn).ranksAbove(state.table))
            moves.add(new Move(card, results(played(state, card), known)));
        moves.add(new Move(0, results(passed(state), known)));
        return moves;
    }

    private static State played(State state, int card) {
        List<Hand> hands = new ArrayList<>(state.hands);
        hands.set(state.turn, hands.get(state.turn).without(card));
        List<Integer> places = state.places;
        if (hands.get(state.turn).isEmpty()) {
            places = new ArrayList<>(places);
            places.set(
                    state.turn,
                    2 * (1 + (int) places.stream().filter(p -> p > 0).count()));
        }
        return new State(List.copyOf(hands), next(hands, state.turn), card, 0, state.turn, List.copyOf(places));
    }

    private static State passed(State state) {
        int turn = next(state.hands, state.turn);
        int passes = state.passes + 1;
        if (state.table == 0) return new State(state.hands, turn, 0, passes, -1, state.places);
        long others =
                stillIn(state).stream().filter(player -> player != state.leader).count();
        if (passes < others) return new State(state.hands, turn, state.table, passes, state.leader, state.places);
        int lead = state.hands.get(state.leader).isEmpty() ? next(state.hands, state.leader) : state.leader;
        return new State(state.hands, lead, 0, 0, -1, state.places);
    }

    private static int next(List<Hand> hands, int after) {
        for (int step = 1; step <= hands.size(); step++) {
            int player = (after + step) % hands.size();
            if (!hands.get(player).isEmpty()) return player;
        }
        return after;
    }

    private static List<Integer> stillIn(State state) {
        List<Integer> in = new ArrayList<>();
        for (int player = 0; player < state.hands.size(); player++)
            if (!state.hands.get(player).isEmpty()) in.add(player);
        return in;
    }

    /** Those still in share the places that are left. */
    private static List<Integer> shared(State state, List<Integer> in) {
        Integer[] places = state.places.toArray(new Integer[0]);
        int players = places.length;
        int first = players - in.size() + 1;
        for (int player : in) places[player] = first + players;
        return List.copyOf(Arrays.asList(places));
    }
}
