package hissho.coalition.family;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A matching of largest total surplus, by the Hungarian method (Kuhn, Munkres) in exact numbers.
 *
 * @param pairs row and column of each pair with a positive surplus
 */
public record Matching(Rational worth, List<int[]> pairs) {

    public Matching {
        pairs = List.copyOf(pairs);
    }

    /** A best matching of these rows with these columns; nobody need be matched. */
    static Matching best(RationalMatrix surplus, int[] rows, int[] columns) {
        if (rows.length == 0 || columns.length == 0) return new Matching(Rational.ZERO, List.of());
        boolean turned = rows.length > columns.length;
        int[] few = turned ? columns : rows;
        int[] many = turned ? rows : columns;
        int n = few.length;
        int m = many.length;
        // Costs are what a pair misses; potentials u of the few and v of the many keep every reduced cost at least
        // zero.
        Rational[] u = filled(n + 1);
        Rational[] v = filled(m + 1);
        int[] partner = new int[m + 1];
        for (int i = 1; i <= n; i++) augment(surplus, few, many, turned, i, u, v, partner);
        Rational worth = Rational.ZERO;
        List<int[]> pairs = new ArrayList<>();
        for (int j = 1; j <= m; j++) {
            if (partner[j] == 0) continue;
            int one = few[partner[j] - 1];
            int other = many[j - 1];
            Rational gain = turned ? surplus.get(other, one) : surplus.get(one, other);
            if (!gain.isPositive()) continue;
            worth = worth.plus(gain);
            pairs.add(turned ? new int[] {other, one} : new int[] {one, other});
        }
        pairs.sort((a, b) -> Integer.compare(a[0], b[0]));
        return new Matching(worth, pairs);
    }

    private static Rational[] filled(int size) {
        Rational[] zeros = new Rational[size];
        Arrays.fill(zeros, Rational.ZERO);
        return zeros;
    }

    /** Lengthens the matching by one row along a shortest alternating path. */
    private static void augment(
            RationalMatrix surplus,
            int[] few,
            int[] many,
            boolean turned,
            int row,
            Rational[] u,
            Rational[] v,
            int[] partner) {
        int m = many.length;
        partner[0] = row;
        int at = 0;
        Rational[] least = new Rational[m + 1];
        boolean[] done = new boolean[m + 1];
        int[] from = new int[m + 1];
        do {
            done[at] = true;
            int i = partner[at];
            Rational step = null;
            int next = 0;
            for (int j = 1; j <= m; j++) {
                if (done[j]) continue;
                Rational gain = turned ? surplus.get(many[j - 1], few[i - 1]) : surplus.get(few[i - 1], many[j - 1]);
                Rational reduced = gain.max(Rational.ZERO).negated().minus(u[i]).minus(v[j]);
                if (least[j] == null || reduced.compareTo(least[j]) < 0) {
                    least[j] = reduced;
                    from[j] = at;
                }
                if (step == null || least[j].compareTo(step) < 0) {
                    step = least[j];
                    next = j;
                }
            }
            if (step == null) throw new IllegalStateException("fewer columns than rows");
            for (int j = 0; j <= m; j++) {
                if (done[j]) {
                    u[partner[j]] = u[partner[j]].plus(step);
                    v[j] = v[j].minus(step);
                } else if (least[j] != null) {
                    least[j] = least[j].minus(step);
                }
            }
            at = next;
        } while (partner[at] != 0);
        while (at != 0) {
            partner[at] = partner[from[at]];
            at = from[at];
        }
    }
}
