package hissho.card.tanhinmin.plain;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
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
    record State(List<Hand> hands, int turn, int table, int passes, int leader, List<Integer> places) {

        State played(int card) {
            List<Hand> left = new ArrayList<>(hands);
            left.set(turn, left.get(turn).without(card));
            List<Integer> taken = new ArrayList<>(places);
            if (left.get(turn).isEmpty())
                taken.set(turn, 2 * (1 + (int) places.stream().filter(place -> place > 0).count()));
            return new State(List.copyOf(left), next(left, turn), card, 0, turn, List.copyOf(taken));
        }

        State passed() {
            int after = next(hands, turn);
            if (table == 0) return new State(hands, after, 0, passes + 1, -1, places);
            long others = stillIn().stream().filter(player -> player != leader).count();
            if (passes + 1 < others) return new State(hands, after, table, passes + 1, leader, places);
            int lead = hands.get(leader).isEmpty() ? next(hands, leader) : leader;
            return new State(hands, lead, 0, 0, -1, places);
        }

        /** One player is left, or all those still in have passed in a row on an empty table. */
        boolean ended() {
            int in = stillIn().size();
            return in <= 1 || (table == 0 && passes >= in);
        }

        /** Those still in share the places that are left. */
        List<Integer> shared() {
            List<Integer> in = stillIn();
            List<Integer> shared = new ArrayList<>(places);
            for (int player : in) shared.set(player, 2 * places.size() - in.size() + 1);
            return List.copyOf(shared);
        }

        private List<Integer> stillIn() {
            List<Integer> in = new ArrayList<>();
            for (int player = 0; player < hands.size(); player++) if (!hands.get(player).isEmpty()) in.add(player);
            return in;
        }

        private static int next(List<Hand> hands, int after) {
            for (int step = 1; step <= hands.size(); step++) {
                int player = (after + step) % hands.size();
                if (!hands.get(player).isEmpty()) return player;
            }
            return after;
        }
    }

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

    State start() {
        int players = hands.size();
        return new State(hands, 0, table, 0, table > 0 ? players - 1 : -1, Collections.nCopies(players, 0));
    }

    /** Full backward induction; a game with too many states stops as one whose budget is exceeded. */
    public Outcome solve(Progress progress) {
        List<Move> moves = moves(start(), new HashMap<>(), progress);
        return new Outcome(moves, perfect(moves, 0));
    }

    private static Set<List<Integer>> results(State state, Map<State, Set<List<Integer>>> known, Progress progress) {
        Set<List<Integer>> found = known.get(state);
        if (found != null) return found;
        if (known.size() > MOST_STATES) throw new Progress.Stopped();
        progress.check();
        Set<List<Integer>> results =
                state.ended() ? Set.of(state.shared()) : perfect(moves(state, known, progress), state.turn);
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

    private static List<Move> moves(State state, Map<State, Set<List<Integer>>> known, Progress progress) {
        List<Move> moves = new ArrayList<>();
        for (int card : state.hands.get(state.turn).ranksAbove(state.table))
            moves.add(new Move(card, results(state.played(card), known, progress)));
        moves.add(new Move(0, results(state.passed(), known, progress)));
        return moves;
    }
}
