package hissho.card.trick.suits;

import hissho.progress.Progress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What each of three or more players takes when everybody plays for himself: backward induction on all shares at once. Where a player
 * is indifferent he plays the highest of his best cards; another habit could give the others other shares, so the result is one
 * equilibrium, not the only one.
 */
public final class EachSearch {

    private final TableRules rules;
    private final Progress progress;
    private final Map<TableState, List<Integer>> known = new HashMap<>();

    public EachSearch(TableRules rules, Progress progress) {
        this.rules = rules;
        this.progress = progress;
    }

    /** What each side has at the end, with what it has already taken. */
    public List<Integer> result(TableState state) {
        if (state.over(rules)) return state.result(rules);
        List<Integer> seen = known.get(state);
        if (seen != null) return seen;
        progress.check();
        List<Integer> best = null;
        int side = rules.side(state.turn());
        for (long rest = state.moves(rules); rest != 0; rest &= rest - 1) {
            List<Integer> found = result(state.after(rules, Long.numberOfTrailingZeros(rest)));
            if (best == null || better(found.get(side), best.get(side))) best = found;
        }
        List<Integer> result = java.util.Objects.requireNonNull(best);
        known.put(state, result);
        return result;
    }

    private boolean better(int found, int so) {
        return rules.aim().wantsMore() ? found > so : found < so;
    }
}
