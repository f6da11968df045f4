package hissho.card.memory.gain;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.Map;
import java.util.TreeMap;

/**
 * The expected gain E(n, k): the cards the mover will take minus the cards the opponent will take, both playing to maximise it. Passing
 * for ever gains nothing, so a state where every opening costs something is worth zero to both.
 */
public final class GainTable {

    private final Rational[][] gains;

    private GainTable(int pairs) {
        this.gains = new Rational[pairs + 1][];
    }

    public static GainTable upTo(int pairs, Progress progress) {
        GainTable table = new GainTable(pairs);
        for (int n = 0; n <= pairs; n++) {
            table.gains[n] = new Rational[n + 1];
            for (int k = n; k >= 0; k--) {
                progress.check();
                table.gains[n][k] = k == n ? Rational.of(2L * n) : table.best(n, k);
            }
            progress.done(n, pairs);
        }
        return table;
    }

    public int pairs() {
        return gains.length - 1;
    }

    /** The gain in cards; half of it is the gain in pairs. */
    public Rational gain(int pairs, int known) {
        return gains[pairs][known];
    }

    public Rational gainInPairs(int pairs, int known) {
        return gain(pairs, known).times(Rational.HALF);
    }

    /** The better opening, or nothing at all by passing for ever. */
    private Rational best(int n, int k) {
        Rational two = openTwo(n, k);
        Rational opened = k >= 1 ? two.max(openOne(n, k)) : two;
        return k >= 2 ? opened.max(Rational.ZERO) : opened;
    }

    /** What each strategy gains, both playing best afterwards: passing leaves the state to the opponent. */
    public Map<Integer, Rational> strategies(int n, int k) {
        if (k >= n) throw new IllegalArgumentException("every pair is sure");
        Map<Integer, Rational> values = new TreeMap<>();
        if (k >= 2) values.put(0, gains[n][k].negated());
        if (k >= 1) values.put(1, openOne(n, k));
        values.put(2, openTwo(n, k));
        return values;
    }

    /**
     * The strategy the theorem names: a tie between passing and opening two is an opening (it occurs at n = 4, k = 3 only, as far as
     * has been checked).
     */
    public int strategy(int n, int k) {
        Map<Integer, Rational> values = strategies(n, k);
        Rational best = gains[n][k];
        if (values.containsKey(1) && best.equals(values.get(1))) return 1;
        return best.equals(values.get(2)) ? 2 : 0;
    }

    private Rational openOne(int n, int k) {
        int u = 2 * n - k;
        return firstMatches(n, k).minus(gains[n][k + 1].times(Rational.of(2L * (n - k), u)));
    }

    private Rational openTwo(int n, int k) {
        int u = 2 * n - k;
        int fresh = 2 * (n - k);
        Rational pair = gains[n - 1][k].plus(2);
        Rational second = pair.minus(pair.times(k));
        if (fresh > 2) second = second.minus(gains[n][k + 2].times(fresh - 2L));
        return firstMatches(n, k).plus(second.times(Rational.of(fresh, (long) u * (u - 1))));
    }

    private Rational firstMatches(int n, int k) {
        return k == 0 ? Rational.ZERO : gains[n - 1][k - 1].plus(2).times(Rational.of(k, 2L * n - k));
    }
}
