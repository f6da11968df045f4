package hissho.card.trick;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What one player's strategy secures against every defence, found by playing it out. The solver only names the cards; the points are
 * counted here. If Left secures v and Right holds Left to v, then v is the value, whoever named the cards.
 */
final class Guarantee {

    private final Analysis analysis;
    private final boolean forLeft;
    private final Map<SuitState, Integer> known = new HashMap<>();

    private Guarantee(Analysis analysis, boolean forLeft) {
        this.analysis = analysis;
        this.forLeft = forLeft;
    }

    /** The worst result, as Left's points, of the player who follows the named cards. */
    static int of(Analysis analysis, SuitState start, boolean forLeft) {
        return new Guarantee(analysis, forLeft).secured(start);
    }

    private int secured(SuitState state) {
        if (state.over()) return 0;
        Integer seen = known.get(state);
        if (seen != null) return seen;
        int result = forLeft == state.leftLeads() ? leading(state) : answering(state);
        known.put(state, result);
        return result;
    }

    private int leading(SuitState state) {
        int lead = analysis.bestLeads(state).getLast();
        Integer worst = null;
        for (int answer : theirs(state)) worst = worse(worst, result(state, lead, answer));
        return java.util.Objects.requireNonNull(worst);
    }

    private int answering(SuitState state) {
        Integer worst = null;
        for (Analysis.Lead lead : analysis.leads(state))
            worst = worse(worst, result(state, lead.rank(), lead.answers().getLast()));
        return java.util.Objects.requireNonNull(worst);
    }

    private int result(SuitState state, int lead, int answer) {
        SuitState next = analysis.after(state, lead, answer);
        int taken = next.leftPoints() - state.leftPoints();
        if (analysis.rules().aim() == Aim.LAST_TRICK && next.over()) taken = next.leftLeads() ? 1 : 0;
        SuitState rest = new SuitState(next.left(), next.right(), next.leftLeads(), 0, 0);
        return taken + secured(rest);
    }

    private List<Integer> theirs(SuitState state) {
        return analysis.deal().ranks(forLeft ? state.right() : state.left());
    }

    private int worse(@org.jspecify.annotations.Nullable Integer so, int found) {
        if (so == null) return found;
        boolean leftWantsMore = analysis.rules().aim().wantsMore();
        return forLeft == leftWantsMore ? Math.min(so, found) : Math.max(so, found);
    }
}
