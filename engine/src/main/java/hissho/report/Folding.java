package hissho.report;

import hissho.report.Figure.InformationSet;
import hissho.report.Figure.Node;
import hissho.report.Figure.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Game trees made small enough to be drawn: the play the argument is about is kept longest, then the nodes near the root. A node
 * keeps all of its moves or none, and says how many nodes it hides.
 */
final class Folding {

    private final Tree tree;
    private final List<List<Integer>> children = new ArrayList<>();

    private Folding(Tree tree) {
        this.tree = tree;
        for (int k = 0; k < tree.nodes().size(); k++) {
            children.add(new ArrayList<>());
            if (k > 0) children.get(tree.nodes().get(k).parent()).add(k);
        }
    }

    static Tree of(Tree tree, int most) {
        return tree.nodes().size() <= Math.max(1, most) ? tree : new Folding(tree).folded(most);
    }

    private Tree folded(int most) {
        boolean[] kept = kept(most);
        long[] below = new long[children.size()];
        for (int k = children.size() - 1; k > 0; k--) {
            Node node = tree.nodes().get(k);
            below[node.parent()] += (kept[k] ? 0 : 1L + node.hidden()) + (kept[k] ? 0 : below[k]);
        }
        int[] numbers = new int[children.size()];
        Arrays.fill(numbers, -1);
        List<Node> nodes = new ArrayList<>();
        for (int k = 0; k < numbers.length; k++) {
            if (!kept[k]) continue;
            Node node = tree.nodes().get(k);
            int parent = k == 0 ? -1 : numbers[node.parent()];
            int hidden = (int) Math.min(Integer.MAX_VALUE, node.hidden() + below[k]);
            numbers[k] = nodes.size();
            nodes.add(new Node(parent, node.branch(), node.turn(), node.label(), hidden));
        }
        List<InformationSet> sets = new ArrayList<>();
        for (InformationSet set : tree.sets()) {
            List<Integer> members = set.nodes().stream()
                    .map(node -> numbers[node])
                    .filter(number -> number >= 0)
                    .toList();
            if (!members.isEmpty()) sets.add(new InformationSet(set.label(), members));
        }
        return new Tree(tree.players(), nodes, sets);
    }

    private boolean[] kept(int most) {
        boolean[] kept = new boolean[children.size()];
        kept[0] = true;
        int count = 1;
        Deque<Integer> chosen = new ArrayDeque<>(List.of(0));
        Deque<Integer> others = new ArrayDeque<>();
        while (!chosen.isEmpty() || !others.isEmpty()) {
            boolean first = !chosen.isEmpty();
            int node = first ? chosen.remove() : others.remove();
            if (count + children.get(node).size() > most) continue;
            count += children.get(node).size();
            for (int child : children.get(node)) {
                kept[child] = true;
                (first && tree.nodes().get(child).branch().chosen() ? chosen : others).add(child);
            }
        }
        return kept;
    }
}
