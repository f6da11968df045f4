package hissho.card.tanhinmin.plain;

import hissho.card.tanhinmin.plain.ManyPlayers.State;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The results of subgame-perfect play of several players, by the definition and nothing else: a result of a move is dropped exactly if some
 * other move is sure to be better for the player who chooses. It gives up where there are too many states.
 */
public final class ManyRederivation {

    private static final int MOST_STATES = 30_000;

    private final Progress progress;
    private final Map<State, Set<List<Integer>>> known = new HashMap<>();

    private static final class TooMany extends RuntimeException {
        TooMany() {
            super("too many states", null, false, false);
        }
    }

    public ManyRederivation(Progress progress) {
        this.progress = progress;
    }

    public int states() {
        return known.size();
    }

    /** The results after each move of the first player, 0 for the pass, where they could be found. */
    public Optional<Map<Integer, Set<List<Integer>>>> moves(ManyPlayers game) {
        try {
            return Optional.of(moves(game.start()));
        } catch (TooMany e) {
            return Optional.empty();
        }
    }

    private Map<Integer, Set<List<Integer>>> moves(State state) {
        Map<Integer, Set<List<Integer>>> moves = new TreeMap<>();
        for (int card : state.hands().get(state.turn()).ranksAbove(state.table()))
            moves.put(card, results(state.played(card)));
        moves.put(0, results(state.passed()));
        return moves;
    }

    private Set<List<Integer>> results(State state) {
        Set<List<Integer>> seen = known.get(state);
        if (seen != null) return seen;
        if (known.size() >= MOST_STATES) throw new TooMany();
        progress.check();
        Set<List<Integer>> results = state.ended() ? Set.of(state.shared()) : kept(moves(state), state.turn());
        known.put(state, results);
        return results;
    }

    /** The results no other move is sure to beat for this player. */
    public static Set<List<Integer>> kept(Map<Integer, Set<List<Integer>>> moves, int player) {
        Set<List<Integer>> kept = new HashSet<>();
        List<Set<List<Integer>>> all = new ArrayList<>(moves.values());
        for (Set<List<Integer>> results : all)
            for (List<Integer> places : results) {
                boolean beaten = all.stream()
                        .anyMatch(other -> other.stream().allMatch(better -> better.get(player) < places.get(player)));
                if (!beaten) kept.add(places);
            }
        return kept;
    }
}
