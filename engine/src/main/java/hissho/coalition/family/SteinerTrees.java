package hissho.coalition.family;

import hissho.number.Rational;
import org.jspecify.annotations.Nullable;

/**
 * The cheapest roads that join a root with each set of places at once: Dreyfus and Wagner's recursion over the sets. A tree that joins
 * a set with v either leads on from v to w by a cheapest way, or falls at v into two trees.
 */
final class SteinerTrees {

    private SteinerTrees() {}

    /** The cost for each set of the terminals, at the number their bits make; null where some cannot be reached. */
    static @Nullable Rational[] costs(Network network, int root, int[] terminals) {
        @Nullable Rational[][] way = network.cheapest();
        int places = way.length;
        int sets = 1 << terminals.length;
        @Nullable Rational[][] tree = new Rational[sets][places];
        for (int t = 0; t < terminals.length; t++)
            for (int v = 0; v < places; v++) tree[1 << t][v] = way[terminals[t]][v];
        for (int set = 1; set < sets; set++) {
            if (Integer.bitCount(set) == 1) continue;
            @Nullable Rational[] split = new Rational[places];
            for (int part = (set - 1) & set; part > 0; part = (part - 1) & set) {
                if (part < (set ^ part)) break; // each division once
                for (int v = 0; v < places; v++) split[v] = less(split[v], plus(tree[part][v], tree[set ^ part][v]));
            }
            @Nullable Rational[] joined = tree[set];
            for (int v = 0; v < places; v++)
                for (int w = 0; w < places; w++) joined[v] = less(joined[v], plus(split[w], way[w][v]));
        }
        @Nullable Rational[] costs = new Rational[sets];
        costs[0] = Rational.ZERO;
        for (int set = 1; set < sets; set++) costs[set] = tree[set][root];
        return costs;
    }

    private static @Nullable Rational plus(@Nullable Rational a, @Nullable Rational b) {
        return a == null || b == null ? null : a.plus(b);
    }

    private static @Nullable Rational less(@Nullable Rational a, @Nullable Rational b) {
        if (a == null) return b;
        return b == null ? a : a.min(b);
    }
}
