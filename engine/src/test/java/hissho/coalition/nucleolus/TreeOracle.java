package hissho.coalition.nucleolus;

import hissho.coalition.family.FixedTree;
import hissho.coalition.nucleolus.BestTwo.Entry;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The worst coalition of a fixed tree (Megiddo): a coalition pays for all edges between its members and the root. A dynamic program walks
 * from the leaves to the root, so that trees of dozens of players need no table.
 */
public final class TreeOracle implements Oracle {

    private final int[] parent;
    private final List<Rational> costs;
    private final int[] homes;

    /**
     * Vertices come after their parents, the root first with parent -1.
     *
     * @param parent the parent of each vertex
     * @param costs the cost of the edge from each vertex to its parent, not negative
     * @param homes the vertex each player lives at
     */
    public TreeOracle(int[] parent, List<Rational> costs, int[] homes) {
        this.parent = parent.clone();
        this.costs = List.copyOf(costs);
        this.homes = homes.clone();
    }

    /** The oracle of a fixed tree: its players sorted so that each comes after the one above him. */
    public static TreeOracle of(FixedTree tree) {
        int n = tree.players();
        int[] vertex = new int[n];
        int[] parent = new int[n + 1];
        parent[0] = -1;
        List<Rational> costs = new ArrayList<>(List.of(Rational.ZERO));
        while (costs.size() <= n)
            for (int i = 0; i < n; i++) {
                int above = tree.parents().get(i);
                if (vertex[i] > 0 || (above >= 0 && vertex[above] == 0)) continue;
                vertex[i] = costs.size();
                parent[vertex[i]] = above < 0 ? 0 : vertex[above];
                costs.add(tree.costs().get(i));
            }
        return new TreeOracle(parent, costs, vertex);
    }

    @Override
    public int players() {
        return homes.length;
    }

    @Override
    public Rational worth(long coalition) {
        boolean[] used = new boolean[parent.length];
        Rational cost = Rational.ZERO;
        for (int i = 0; i < homes.length; i++)
            if ((coalition >>> i & 1) != 0)
                for (int at = homes[i]; at > 0 && !used[at]; at = parent[at]) {
                    used[at] = true;
                    cost = cost.plus(costs.get(at));
                }
        return cost.negated();
    }

    @Override
    public Optional<Worst> worst(RationalVector x, Face face, Progress progress) {
        progress.check();
        List<BigInteger> labels = Labels.of(face);
        BestTwo[] below = new BestTwo[parent.length];
        Arrays.fill(below, BestTwo.NOBODY);
        for (int i = 0; i < homes.length; i++)
            below[homes[i]] = below[homes[i]].or(below[homes[i]].with(new Entry(x.get(i), labels.get(i), 1L << i)));
        for (int at = parent.length - 1; at > 0; at--) {
            BestTwo used = below[at].with(new Entry(costs.get(at), BigInteger.ZERO, 0));
            below[parent[at]] = below[parent[at]].and(BestTwo.NOBODY.or(used));
        }
        return below[0].open()
                .map(entry -> new Worst(entry.coalition(), entry.cost().negated()));
    }
}
