package hissho.app.render.drawing;

import hissho.report.Figure.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/** Rooted trees by number: the children of every vertex, its depth, and all vertices with each parent before its children. */
record Forest(List<List<Integer>> children, List<Integer> depths, List<Integer> preorder) {

    static Forest of(Tree tree) {
        List<List<Integer>> children = empty(tree.nodes().size());
        int[] depth = new int[tree.nodes().size()];
        for (int k = 1; k < depth.length; k++) {
            int parent = tree.nodes().get(k).parent();
            children.get(parent).add(k);
            depth[k] = depth[parent] + 1;
        }
        return new Forest(
                children,
                Arrays.stream(depth).boxed().toList(),
                preorder(children, depth.length == 0 ? List.of() : List.of(0)));
    }

    /** A spanning forest: each vertex under the first that reaches it, from those nobody leads to. */
    static Forest spanning(Network network) {
        List<List<Integer>> successors = network.successors();
        boolean[] led = new boolean[network.size()];
        successors.forEach(list -> list.forEach(v -> led[v] = true));
        boolean[] seen = new boolean[network.size()];
        List<List<Integer>> children = empty(network.size());
        int[] depth = new int[network.size()];
        List<Integer> roots = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++)
            for (int v = 0; v < network.size(); v++) {
                if (seen[v] || (pass == 0 && led[v])) continue;
                roots.add(v);
                reach(v, successors, seen, children, depth);
            }
        return new Forest(children, Arrays.stream(depth).boxed().toList(), preorder(children, roots));
    }

    private static void reach(
            int root, List<List<Integer>> successors, boolean[] seen, List<List<Integer>> children, int[] depth) {
        seen[root] = true;
        Deque<Integer> queue = new ArrayDeque<>(List.of(root));
        while (!queue.isEmpty()) {
            int v = queue.remove();
            for (int w : successors.get(v)) {
                if (seen[w]) continue;
                seen[w] = true;
                depth[w] = depth[v] + 1;
                children.get(v).add(w);
                queue.add(w);
            }
        }
    }

    private static List<List<Integer>> empty(int size) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int v = 0; v < size; v++) lists.add(new ArrayList<>());
        return lists;
    }

    private static List<Integer> preorder(List<List<Integer>> children, List<Integer> roots) {
        List<Integer> order = new ArrayList<>();
        Deque<Integer> stack = new ArrayDeque<>();
        for (int root : roots) {
            stack.push(root);
            while (!stack.isEmpty()) {
                int v = stack.pop();
                order.add(v);
                List<Integer> below = new ArrayList<>(children.get(v));
                Collections.reverse(below);
                below.forEach(stack::push);
            }
        }
        return order;
    }

    /** How many layers there are, at least one. */
    int layers() {
        int deepest = 0;
        for (int depth : depths) deepest = Math.max(deepest, depth);
        return deepest + 1;
    }

    /**
     * The place of each vertex across the direction of growth: leaves side by side, parents in the middle of their children, and
     * whole branches pushed aside where two of a layer would meet.
     */
    double[] across(double[] sizes, double gap) {
        double[] across = new double[depths.size()];
        double next = 0;
        for (int v : preorder) {
            if (!children.get(v).isEmpty()) continue;
            across[v] = next + sizes[v] / 2;
            next += sizes[v] + gap;
        }
        for (int v : preorder.reversed())
            if (!children.get(v).isEmpty())
                across[v] = (across[children.get(v).getFirst()]
                                + across[children.get(v).getLast()])
                        / 2;
        double[] pushed = new double[depths.size()];
        double[] ends = new double[layers()];
        Arrays.fill(ends, Double.NEGATIVE_INFINITY);
        for (int v : preorder) {
            across[v] += pushed[v];
            double more = Math.max(0, ends[depths.get(v)] + gap + sizes[v] / 2 - across[v]);
            across[v] += more;
            ends[depths.get(v)] = across[v] + sizes[v] / 2;
            for (int w : children.get(v)) pushed[w] = pushed[v] + more;
        }
        return across;
    }
}
