package hissho.card.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Backward induction over one deal: what every lead and every answer is worth, and a line of best play. */
public final class Analysis {

    private final Deal deal;
    private final SuitRules rules;
    private final SuitValues values;

    public Analysis(Deal deal, SuitRules rules, SuitValues values) {
        this.deal = deal;
        this.rules = rules;
        this.values = values;
    }

    public SuitRules rules() {
        return rules;
    }

    public SuitValues values() {
        return values;
    }

    /** A lead, what Left gets if it is answered best, and all best answers. */
    public record Lead(int rank, int value, List<Integer> answers) {}

    /** One trick: who led, the two cards, who took it, and what it was worth. */
    public record Trick(boolean leftLed, int lead, int answer, boolean leftTook, int worth) {}

    public Matrices matrices(SuitState state) {
        return Matrices.of(state, rules, values);
    }

    /** What Left gets from here. */
    public int value(SuitState state) {
        return values.value(state);
    }

    /** Every lead from the highest, with its value and its best answers. */
    public List<Lead> leads(SuitState state) {
        return leads(state, matrices(state));
    }

    /** The same, read off matrices that are known. */
    List<Lead> leads(SuitState state, Matrices matrices) {
        int[][] g = matrices.g();
        int[][] rows = state.leftLeads() ? g : Matrices.transposed(g);
        List<Integer> mine = deal.ranks(state.leftLeads() ? state.left() : state.right());
        List<Integer> theirs = deal.ranks(state.leftLeads() ? state.right() : state.left());
        boolean answererWantsMore = !state.leftLeads() == rules.aim().wantsMore();
        List<Lead> leads = new ArrayList<>();
        for (int i = 0; i < rows.length; i++) {
            int[] row = rows[i];
            int value = best(row, answererWantsMore);
            leads.add(new Lead(mine.get(i), value, picked(theirs, j -> row[j] == value)));
        }
        return leads;
    }

    /** All leads that are best for the leader. */
    public List<Integer> bestLeads(SuitState state) {
        int value = value(state);
        return leads(state).stream()
                .filter(lead -> lead.value() == value)
                .map(Lead::rank)
                .toList();
    }

    /** All best answers to a lead. */
    public List<Integer> bestAnswers(SuitState state, int lead) {
        return leads(state).stream()
                .filter(each -> each.rank() == lead)
                .findFirst()
                .orElseThrow()
                .answers();
    }

    /** The state after a lead and an answer. */
    public SuitState after(SuitState state, int lead, int answer) {
        return afterPlaces(state, deal.place(lead), deal.place(answer));
    }

    /** The state after a lead and an answer, both given by their places. */
    SuitState afterPlaces(SuitState state, int lead, int answer) {
        int left = state.leftLeads() ? lead : answer;
        int right = state.leftLeads() ? answer : lead;
        return state.after(left, right, rules.worth(left, right));
    }

    /** One best lead, as a place: the lowest. */
    int oneLead(SuitState state) {
        int value = value(state);
        long rest = state.leftLeads() ? state.left() : state.right();
        while (Long.bitCount(rest) > 1) {
            int lead = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
            if (secures(state, lead, value)) return lead;
            rest &= ~(1L << lead);
        }
        return Long.numberOfTrailingZeros(rest);
    }

    private boolean secures(SuitState state, int lead, int value) {
        boolean atLeast = state.leftLeads() == rules.aim().wantsMore();
        for (long rest = state.leftLeads() ? state.right() : state.left(); rest != 0; rest &= rest - 1) {
            int found = worth(state, lead, Long.numberOfTrailingZeros(rest));
            if (atLeast ? found < value : found > value) return false;
        }
        return true;
    }

    /** One best answer to a lead, both as places: the lowest. */
    int oneAnswer(SuitState state, int lead) {
        boolean most = !state.leftLeads() == rules.aim().wantsMore();
        int best = -1;
        int value = 0;
        for (long rest = state.leftLeads() ? state.right() : state.left(); rest != 0; rest &= rest - 1) {
            int answer = Long.numberOfTrailingZeros(rest);
            int found = worth(state, lead, answer);
            if (best < 0 || (most ? found >= value : found <= value)) {
                best = answer;
                value = found;
            }
        }
        return best;
    }

    /** What Left gets if this lead gets this answer, both given by their ranks. */
    int worthOf(SuitState state, int lead, int answer) {
        return worth(state, deal.place(lead), deal.place(answer));
    }

    /** What Left gets in this trick and after it. */
    private int worth(SuitState state, int lead, int answer) {
        SuitState next = afterPlaces(state, lead, answer);
        int rest = values.value(next);
        if (rules.target().isPresent()) return rest;
        if (rules.aim() == Aim.LAST_TRICK && next.over()) return next.leftLeads() ? 1 : 0;
        return next.leftPoints() - state.leftPoints() + rest;
    }

    /** A line of best play: the lowest best lead each time, answered by the lowest best answer. */
    public List<Trick> line(SuitState start) {
        List<Trick> line = new ArrayList<>();
        SuitState state = start;
        while (!rules.ended(state)) {
            int lead = bestLeads(state).getLast();
            int answer = bestAnswers(state, lead).getLast();
            SuitState next = after(state, lead, answer);
            int worth = next.leftPoints() + next.rightPoints() - state.leftPoints() - state.rightPoints();
            line.add(new Trick(state.leftLeads(), lead, answer, next.leftLeads(), worth));
            state = next;
        }
        return line;
    }

    private static int best(int[] values, boolean largest) {
        return largest
                ? IntStream.of(values).max().orElseThrow()
                : IntStream.of(values).min().orElseThrow();
    }

    private static List<Integer> picked(List<Integer> ranks, IntPredicate chosen) {
        return IntStream.range(0, ranks.size())
                .filter(chosen)
                .mapToObj(ranks::get)
                .toList();
    }
}
