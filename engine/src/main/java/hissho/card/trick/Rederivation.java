package hissho.card.trick;

import hissho.progress.Progress;
import java.util.HashMap;
import java.util.Map;

/** What Left gets from any moment on, by nothing but the rules: every lead and every answer is tried, and nothing is left out. */
final class Rederivation implements SuitValues {

    private final SuitRules rules;
    private final Progress progress;
    private final Map<SuitState, Integer> known = new HashMap<>();

    Rederivation(SuitRules rules, Progress progress) {
        this.rules = rules;
        this.progress = progress;
    }

    /** How many moments were looked at. */
    int positions() {
        return known.size();
    }

    @Override
    public int value(SuitState state) {
        if (rules.ended(state)) return rules.target().isPresent() ? rules.outcome(state) : 0;
        SuitState key = rules.target().isPresent() ? state : state.fresh();
        Integer seen = known.get(key);
        if (seen != null) return seen;
        progress.check();
        boolean leaderWantsMore = state.leftLeads() == rules.aim().wantsMore();
        int best = worst(leaderWantsMore);
        long leads = state.leftLeads() ? state.left() : state.right();
        for (long rest = leads; rest != 0; rest &= rest - 1)
            best = better(best, answered(state, Long.numberOfTrailingZeros(rest)), leaderWantsMore);
        known.put(key, best);
        return best;
    }

    /** What a lead, given by its place, comes to if it is answered best. */
    private int answered(SuitState state, int lead) {
        boolean answererWantsMore = state.leftLeads() != rules.aim().wantsMore();
        int best = worst(answererWantsMore);
        long answers = state.leftLeads() ? state.right() : state.left();
        for (long rest = answers; rest != 0; rest &= rest - 1) {
            int answer = Long.numberOfTrailingZeros(rest);
            int left = state.leftLeads() ? lead : answer;
            int right = state.leftLeads() ? answer : lead;
            best = better(best, trick(state, left, right), answererWantsMore);
        }
        return best;
    }

    /** What Left gets by a trick and all that follows. */
    private int trick(SuitState state, int left, int right) {
        SuitState next = state.after(left, right, rules.worth(left, right));
        if (rules.target().isPresent()) return value(next);
        if (rules.aim() == Aim.LAST_TRICK && next.over()) return next.leftLeads() ? 1 : 0;
        return next.leftPoints() - state.leftPoints() + value(next);
    }

    private static int worst(boolean wantsMore) {
        return wantsMore ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    }

    private static int better(int so, int found, boolean wantsMore) {
        return wantsMore ? Math.max(so, found) : Math.min(so, found);
    }
}
