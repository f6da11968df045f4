package hissho.card.memory.gain;

import hissho.card.memory.Checked;
import hissho.card.memory.gain.Rederivation.Moment;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.SortedMap;

/**
 * Checks expected gains: with few pairs every entry of the table from the rules alone, with more the entries of the largest layers, each from
 * those it leads to.
 */
public final class GainCheck {

    /** Up to so many pairs everything is worked out again from the rules. */
    private static final int FROM_RULES = 24;

    private static final int MOST_ENTRIES = 100;

    private final GainTable table;
    private final Progress progress;
    private final Rederivation rules;

    public GainCheck(GainTable table, Progress progress) {
        this.table = table;
        this.progress = progress;
        this.rules = new Rederivation(progress);
    }

    public boolean fromRules() {
        return table.pairs() <= FROM_RULES;
    }

    SortedMap<Integer, Rational> strategies(int pairs, int known) {
        return fromRules()
                ? rules.strategies(pairs, known)
                : Rederivation.strategies(
                        new Moment(pairs, known, false), later -> table.gain(later.pairs(), later.known()));
    }

    Rational gain(int pairs, int known) {
        if (known == pairs || fromRules()) return rules.gain(pairs, known);
        return strategies(pairs, known).values().stream().max(Rational::compareTo).orElseThrow();
    }

    /** The best strategy: one before two, and an opening before passing. */
    static int first(SortedMap<Integer, Rational> gains) {
        Rational best = gains.values().stream().max(Rational::compareTo).orElseThrow();
        if (best.equals(gains.get(1))) return 1;
        return best.equals(gains.get(2)) ? 2 : 0;
    }

    /** Works out entries of the table again, the one asked for first, then from the largest layer down. */
    public Checked entries(int pairs, int known) {
        Checked checked = new Checked((table.pairs() + 1L) * (table.pairs() + 2L) / 2 - 1);
        check(pairs, known, checked);
        for (int n = table.pairs(); n >= 1; n--)
            for (int k = 0; k <= n; k++)
                if ((n != pairs || k != known) && (fromRules() || checked.size() < MOST_ENTRIES)) check(n, k, checked);
        return checked;
    }

    private void check(int pairs, int known, Checked checked) {
        progress.check();
        checked.entry(Rederivation.entry(pairs, known), table.gain(pairs, known), gain(pairs, known));
    }

    /** Whether the strategy the table gives for a state is the one found again. */
    public boolean strategyHolds(int pairs, int known) {
        return first(strategies(pairs, known)) == table.strategy(pairs, known);
    }
}
