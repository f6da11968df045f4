package hissho.coalition.family;

import hissho.number.Rational;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Megiddo's fixed tree: each player lives at a vertex of his own, and a coalition pays for all edges between its members and the root.
 *
 * @param parents the player above each player, from 0, or -1 below the root; nobody is above himself
 * @param costs of the edge above each player
 */
public record FixedTree(List<Integer> parents, List<Rational> costs) implements Formula {

    public FixedTree {
        parents = List.copyOf(parents);
        costs = List.copyOf(costs);
    }

    @Override
    public String name() {
        return "fixed-tree";
    }

    @Override
    public int players() {
        return parents.size();
    }

    @Override
    public Rational worth(long coalition) {
        long used = 0;
        Rational cost = Rational.ZERO;
        for (long rest = coalition; rest != 0; rest &= rest - 1)
            for (int at = Long.numberOfTrailingZeros(rest); at >= 0 && (used >>> at & 1) == 0; at = parents.get(at)) {
                used |= 1L << at;
                cost = cost.plus(costs.get(at));
            }
        return cost.negated();
    }

    /** Whether following parents always ends at the root. */
    public boolean isTree() {
        return fromTheRoot().length == players();
    }

    /** The players, each before those below him and those of a branch together; whoever is not connected to the root is left out. */
    public int[] fromTheRoot() {
        int n = players();
        List<List<Integer>> children = new ArrayList<>();
        for (int i = 0; i <= n; i++) children.add(new ArrayList<>());
        for (int i = n - 1; i >= 0; i--) children.get(parents.get(i) + 1).add(i);
        int[] order = new int[n];
        int count = 0;
        Deque<Integer> next = new ArrayDeque<>();
        children.getFirst().forEach(next::push);
        while (!next.isEmpty()) {
            int i = next.pop();
            order[count++] = i;
            children.get(i + 1).forEach(next::push);
        }
        return Arrays.copyOf(order, count);
    }
}
