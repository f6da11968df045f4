package hissho.extensive;

import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Trees made from trees. A set that a play meets twice stands for one choice, reused at the later node; so the later node can be
 * replaced by what lies behind that choice, and the strategic form stays as it was. And a part of a tree is a tree.
 */
public final class Contraction {

    /** A node of the old tree that becomes a node of the new one. */
    private record Copy(int from, int to) {}

    private Contraction() {}

    /** The same game without sets that a play meets twice. */
    public static GameTree withoutRepetition(GameTree tree) {
        return copied(tree, 0, true);
    }

    /** The tree below a node, whose earlier payments it keeps. */
    public static GameTree below(GameTree tree, int root) {
        return copied(tree, root, false);
    }

    private static GameTree copied(GameTree tree, int root, boolean contract) {
        GameTreeBuilder builder = new GameTreeBuilder(tree.players());
        if (contract) expect(tree, builder);
        int[] chosen = contract ? chosenBefore(tree) : new int[0];
        Deque<Copy> open = new ArrayDeque<>();
        open.push(new Copy(root, builder.root()));
        while (!open.isEmpty()) {
            Copy copy = open.pop();
            int from = contract ? skipped(tree, chosen, copy.from) : copy.from;
            builder.label(copy.to, tree.label(from));
            pay(tree, builder, copy.from, from, copy.to, from == root || copy.from == root);
            if (tree.isTerminal(from)) continue;
            int branching = tree.branchingNumber(from);
            String key = Integer.toString(branching);
            switch (tree.branchings().get(branching)) {
                case InformationSet set -> builder.decide(copy.to, key, set);
                case ChanceEvent event -> builder.chance(copy.to, key, event);
            }
            for (int move = 0; move < tree.moves(from); move++)
                open.push(new Copy(tree.child(from, move), builder.child(copy.to, move)));
        }
        return builder.build();
    }

    /** A pure strategy chooses at every set, also at one that lies behind choices that contradict each other. */
    private static void expect(GameTree tree, GameTreeBuilder builder) {
        for (int b = 0; b < tree.branchings().size(); b++)
            if (tree.branchings().get(b) instanceof InformationSet set) builder.expect(Integer.toString(b), set);
    }

    /** The outcome at the new node: what the old nodes from the first to the last pay, which is nothing between them. */
    private static void pay(GameTree tree, GameTreeBuilder builder, int first, int last, int to, boolean isRoot) {
        hissho.number.RationalVector sum = isRoot
                ? tree.paid(last)
                : hissho.number.RationalVector.zero(tree.players().count());
        boolean pays = isRoot && sum.stream().anyMatch(x -> !x.isZero());
        String name = "";
        for (int at = last; ; at = tree.parent(at)) {
            if (tree.outcomeNumber(at) >= 0) {
                hissho.form.Outcome outcome = tree.outcomes().get(tree.outcomeNumber(at));
                if (!isRoot) sum = sum.plus(outcome.payoffs());
                if (name.isEmpty()) name = outcome.name();
                pays = true;
            }
            if (at == first) break;
        }
        if (pays) builder.pay(to, "at " + to, new hissho.form.Outcome(name, sum));
    }

    /** The node behind all choices that were made before on the way to this one. */
    private static int skipped(GameTree tree, int[] chosen, int node) {
        int at = node;
        while (chosen[at] >= 0) at = tree.child(at, chosen[at]);
        return at;
    }

    /** For each node the move that was chosen where the play first met its set, and -1 where this is the first time or nobody chooses. */
    private static int[] chosenBefore(GameTree tree) {
        int[] chosen = new int[tree.size()];
        int[] firstAt = new int[tree.branchings().size()];
        int[] moves = new int[firstAt.length];
        Arrays.fill(firstAt, -1);
        int[] path = new int[tree.depth() + 1];
        int length = 0;
        for (int node = 0; node < chosen.length; node++) {
            while (length > tree.depth(node)) {
                int left = path[--length];
                if (!tree.isTerminal(left) && firstAt[tree.branchingNumber(left)] == left)
                    firstAt[tree.branchingNumber(left)] = -1;
            }
            if (node > 0) {
                int parent = tree.parent(node);
                int above = tree.branchingNumber(parent);
                if (firstAt[above] < 0) firstAt[above] = parent;
                if (firstAt[above] == parent) moves[above] = tree.moveInto(node);
            }
            path[length++] = node;
            int branching = tree.branchingNumber(node);
            boolean again = branching >= 0
                    && firstAt[branching] >= 0
                    && tree.branchings().get(branching) instanceof InformationSet;
            chosen[node] = again ? moves[branching] : -1;
        }
        return chosen;
    }
}
