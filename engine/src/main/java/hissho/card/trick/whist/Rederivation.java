package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What each side comes to at a table, by nothing but the rules: every legal card is tried, and nothing is left out. Where each plays for
 * himself a player who is indifferent plays the highest of his best cards. It gives up where there are too many positions.
 */
final class Rederivation {

    private final TableRules rules;
    private final int mostPositions;
    private final Progress progress;
    private final Map<TableState, List<Integer>> known = new HashMap<>();

    private static final class TooMany extends RuntimeException {
        TooMany() {
            super("too many positions", null, false, false);
        }
    }

    Rederivation(TableRules rules, int mostPositions, Progress progress) {
        this.rules = rules;
        this.mostPositions = mostPositions;
        this.progress = progress;
    }

    int positions() {
        return known.size();
    }

    /** What each side has at the end, where that could be found. */
    Optional<List<Integer>> result(TableState state) {
        try {
            return Optional.of(value(state));
        } catch (TooMany e) {
            return Optional.empty();
        }
    }

    private List<Integer> value(TableState state) {
        if (state.over(rules)) return end(rules, state);
        // what has been taken matters to the rest only where a target ends the game
        if (rules.target().isPresent()) return best(state);
        TableState fresh = new TableState(
                state.hands(),
                state.leader(),
                state.trick(),
                state.drawn(),
                state.taken().stream().map(points -> 0).toList(),
                state.leader());
        List<Integer> gains = best(fresh);
        if (rules.aim() == Aim.LAST_TRICK) return gains;
        List<Integer> sum = new ArrayList<>();
        for (int side = 0; side < gains.size(); side++)
            sum.add(state.taken().get(side) + gains.get(side));
        return sum;
    }

    private List<Integer> best(TableState state) {
        List<Integer> seen = known.get(state);
        if (seen != null) return seen;
        if (known.size() >= mostPositions) throw new TooMany();
        progress.check();
        int side = rules.side(state.turn());
        List<Integer> best = List.of();
        for (long rest = state.moves(rules); rest != 0; rest &= rest - 1) {
            List<Integer> found = value(state.after(rules, Long.numberOfTrailingZeros(rest)));
            if (best.isEmpty() || TableAnalysis.worth(rules, found, side) > TableAnalysis.worth(rules, best, side))
                best = found;
        }
        known.put(state, best);
        return best;
    }

    /** The end of a game as its result; a target is won by the side that takes it, or else by the side that has more. */
    static List<Integer> end(TableRules rules, TableState end) {
        if (rules.target().isEmpty()) return end.result(rules);
        int ahead = end.declared(rules)
                .map(side -> side == 0 ? 1 : -1)
                .orElseGet(() -> Integer.compare(end.taken().get(0), end.taken().get(1)));
        return List.of(ahead > 0 ? 1 : 0, ahead < 0 ? 1 : 0);
    }
}
