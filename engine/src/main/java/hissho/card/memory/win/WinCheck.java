package hissho.card.memory.win;

import hissho.card.memory.Checked;
import hissho.card.memory.MemoryState;
import hissho.card.memory.win.Outcomes.Chances;
import hissho.card.memory.win.Rederivation.Moment;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Checks what is said of states of the Memory game: with few pairs everything from the rules alone, with more by working out again the entries
 * of the table the answer rests on, each from those it leads to.
 */
final class WinCheck {

    /** Up to so many pairs everything is worked out again from the rules. */
    static final int FROM_RULES = 14;

    private static final int MOST_ENTRIES = 150;

    private final WinTable table;
    private final Progress progress;
    private final Rederivation rules;

    WinCheck(WinTable table, Progress progress) {
        this.table = table;
        this.progress = progress;
        this.rules = new Rederivation(table.rules(), progress);
    }

    boolean fromRules() {
        return table.pairs() <= FROM_RULES;
    }

    /** What a moment is worth: from the rules, or by the table, which knows points only. */
    Chances worth(Moment moment) {
        return fromRules() ? rules.best(moment) : byTable(moment);
    }

    private Chances byTable(Moment moment) {
        Rational points = moment.first() ? table.value(moment.state()) : table.fromOtherSide().value(moment.state());
        return new Chances(points, Rational.ZERO, Rational.ONE.minus(points));
    }

    /** The points of each strategy that is of use in a state; the player who is behind has no use for passing. */
    SortedMap<Integer, Rational> strategies(MemoryState state) {
        Moment moment = new Moment(state);
        SortedMap<Integer, Rational> points = new TreeMap<>();
        rules.strategies(moment, this::worth).forEach((strategy, chances) -> points.put(strategy, chances.points()));
        if (rules.behind(moment)) points.remove(0);
        return points;
    }

    /** The points of a state. */
    Rational points(MemoryState state) {
        if (fromRules()) return rules.best(state).points();
        boolean sure = !WinTable.open(state) || Math.abs(state.lead()) > state.pairs();
        return sure ? rules.best(state).points() : best(strategies(state));
    }

    /** The smallest of the best strategies. */
    static int first(SortedMap<Integer, Rational> strategies) {
        Rational best = best(strategies);
        return strategies.entrySet().stream()
                .filter(each -> each.getValue().equals(best))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private static Rational best(Map<Integer, Rational> strategies) {
        return strategies.values().stream().max(Rational::compareTo).orElseThrow();
    }

    /** Works out again the entries of the table a state rests on, the nearest first: all of them with few pairs. */
    Checked entries(MemoryState start) {
        Checked checked = new Checked(Checked.states(table.pairs()));
        if (fromRules()) {
            for (int n = 1; n <= table.pairs(); n++)
                for (int k = 0; k <= n; k++) for (int s = -n; s <= n; s++) check(new MemoryState(n, k, s), checked);
            return checked;
        }
        Deque<MemoryState> open = new ArrayDeque<>(List.of(start));
        Set<MemoryState> seen = new HashSet<>(open);
        while (!open.isEmpty() && checked.size() < MOST_ENTRIES) {
            MemoryState state = open.remove();
            if (Math.abs(state.lead()) > state.pairs() || state.pairs() == 0) continue;
            check(state, checked);
            if (!WinTable.open(state)) continue;
            rules.strategies(new Moment(state), moment -> {
                if (seen.add(moment.state())) open.add(moment.state());
                return byTable(moment);
            });
        }
        return checked;
    }

    private void check(MemoryState state, Checked checked) {
        progress.check();
        checked.entry(state, table.value(state), points(state));
    }
}
