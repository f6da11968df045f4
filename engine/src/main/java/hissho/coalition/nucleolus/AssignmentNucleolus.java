package hissho.coalition.nucleolus;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The nucleolus of an assignment game. In the core only single players and pairs matter, and every matched pair divides its surplus, so
 * each condition compares the shares of two sellers, or of one with nothing: the least largest excess is the largest mean of a cycle of
 * such conditions. The sellers on it are tied together, and the rest goes on in the same way.
 */
public final class AssignmentNucleolus {

    private final RationalMatrix surplus;
    private final int[] buyerOf;
    private final List<Integer> matched = new ArrayList<>();
    private final Progress progress;

    private AssignmentNucleolus(RationalMatrix surplus, int[] buyerOf, Progress progress) {
        this.surplus = surplus;
        this.buyerOf = buyerOf;
        this.progress = progress;
        for (int seller = 0; seller < buyerOf.length; seller++) if (buyerOf[seller] >= 0) matched.add(seller);
    }

    /**
     * The sellers' shares, then the buyers'.
     *
     * @param surplus row = seller, column = buyer
     * @param buyerOf the buyer each seller is matched with in an optimal matching of pairs with a positive surplus, or -1
     */
    public static List<Rational> of(RationalMatrix surplus, int[] buyerOf, Progress progress) {
        return new AssignmentNucleolus(surplus, buyerOf.clone(), progress).solve();
    }

    private List<Rational> solve() {
        int n = matched.size() + 1;
        @Nullable Rational[][] arcs = arcs(n);
        int[] group = new int[n];
        Rational[] offset = new Rational[n];
        for (int i = 0; i < n; i++) group[i] = i;
        Arrays.fill(offset, Rational.ZERO);
        List<Integer> alive = new ArrayList<>();
        for (int i = 0; i < n; i++) alive.add(i);
        while (alive.size() > 1) {
            progress.done(n - alive.size(), n);
            CriticalCycle cycle = CriticalCycle.find(arcs, alive, progress);
            merge(cycle, arcs, alive, group, offset);
        }
        return shares(offset);
    }

    /** arcs[i][j] = d: what i gets must be at least what j gets plus d, but for the excess. Number 0 is nothing. */
    private @Nullable Rational[][] arcs(int n) {
        @Nullable Rational[][] arcs = new @Nullable Rational[n][n];
        int[] sellerOf = new int[surplus.width()];
        Arrays.fill(sellerOf, -1);
        for (int k = 0; k < matched.size(); k++) sellerOf[buyerOf[matched.get(k)]] = k;
        for (int k = 0; k < matched.size(); k++) {
            put(arcs, k + 1, 0, Rational.ZERO);
            put(arcs, 0, k + 1, pair(k).negated());
        }
        for (int seller = 0; seller < surplus.height(); seller++) {
            int i = matched.indexOf(seller) + 1;
            for (int buyer = 0; buyer < surplus.width(); buyer++) {
                Rational gain = surplus.get(seller, buyer);
                int j = sellerOf[buyer] + 1;
                if (!gain.isPositive() || i == j) continue;
                put(arcs, i, j, j == 0 ? gain : gain.minus(pair(j - 1)));
            }
        }
        return arcs;
    }

    private Rational pair(int k) {
        return surplus.get(matched.get(k), buyerOf[matched.get(k)]);
    }

    private static void put(@Nullable Rational[][] arcs, int to, int from, Rational length) {
        Rational known = arcs[to][from];
        if (known == null || length.compareTo(known) > 0) arcs[to][from] = length;
    }

    /** The groups on the cycle become one: each is ahead of the first by what the tight conditions say. */
    private static void merge(
            CriticalCycle cycle, @Nullable Rational[][] arcs, List<Integer> alive, int[] group, Rational[] offset) {
        int kept = cycle.nodes().getFirst();
        for (int k = 1; k < cycle.nodes().size(); k++) {
            int gone = cycle.nodes().get(k);
            Rational ahead = cycle.heights().get(k);
            for (int i = 0; i < group.length; i++)
                if (group[i] == gone) {
                    group[i] = kept;
                    offset[i] = offset[i].plus(ahead);
                }
            for (int other : alive) {
                if (other == kept || other == gone) continue;
                Rational to = arcs[gone][other];
                if (to != null) put(arcs, kept, other, to.minus(ahead));
                Rational from = arcs[other][gone];
                if (from != null) put(arcs, other, kept, from.plus(ahead));
            }
            alive.remove(Integer.valueOf(gone));
        }
    }

    private List<Rational> shares(Rational[] offset) {
        Rational[] shares = new Rational[surplus.height() + surplus.width()];
        Arrays.fill(shares, Rational.ZERO);
        for (int k = 0; k < matched.size(); k++) {
            int seller = matched.get(k);
            shares[seller] = offset[k + 1].minus(offset[0]);
            shares[surplus.height() + buyerOf[seller]] = pair(k).minus(shares[seller]);
        }
        return List.of(shares);
    }
}
