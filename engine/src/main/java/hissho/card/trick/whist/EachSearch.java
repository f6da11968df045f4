package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What each of three or more players takes when everybody plays for himself: backward induction on all shares at once. Where a player
 * is indifferent he plays the highest of his best cards; another habit could give the others other shares, so the result is one
 * equilibrium, not the only one.
 */
public final class EachSearch {

    private final TableRules rules;
    private final Progress progress;
    private final List<Integer> nothing;
    private final Map<Key, List<Integer>> known = new HashMap<>();

    public EachSearch(TableRules rules, Progress progress) {
        this.rules = rules;
        this.progress = progress;
        this.nothing = Collections.nCopies(rules.sides(), 0);
    }

    /** What matters between two tricks. */
    private record Key(List<Long> hands, int leader, int drawn) {}

    /** What each side has at the end, with what it has already taken. */
    public List<Integer> result(TableState state) {
        if (state.over(rules)) return state.result(rules);
        List<Integer> gains = gains(fresh(state));
        return rules.aim() == Aim.LAST_TRICK ? gains : sum(state.taken(), gains);
    }

    /** The same moment with nothing taken yet. */
    private TableState fresh(TableState state) {
        return new TableState(state.hands(), state.leader(), state.trick(), state.drawn(), nothing, state.lastTaker());
    }

    /** What each side gains from here on. */
    private List<Integer> gains(TableState state) {
        if (!state.trick().isEmpty()) return best(state);
        Key key = new Key(state.hands(), state.leader(), state.drawn());
        List<Integer> seen = known.get(key);
        if (seen != null) return seen;
        progress.check();
        List<Integer> gains = best(state);
        known.put(key, gains);
        return gains;
    }

    private List<Integer> best(TableState state) {
        List<Integer> best = null;
        int side = rules.side(state.turn());
        for (long rest = state.moves(rules); rest != 0; rest &= rest - 1) {
            List<Integer> found = after(state.after(rules, Long.numberOfTrailingZeros(rest)));
            if (best == null || better(found.get(side), best.get(side))) best = found;
        }
        return Objects.requireNonNull(best);
    }

    private List<Integer> after(TableState next) {
        if (!next.trick().isEmpty()) return gains(next);
        if (next.over(rules)) return next.result(rules);
        List<Integer> gains = gains(fresh(next));
        return rules.aim() == Aim.LAST_TRICK ? gains : sum(next.taken(), gains);
    }

    private static List<Integer> sum(List<Integer> a, List<Integer> b) {
        List<Integer> sum = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) sum.add(a.get(i) + b.get(i));
        return sum;
    }

    private boolean better(int found, int so) {
        return rules.aim().wantsMore() ? found > so : found < so;
    }
}
