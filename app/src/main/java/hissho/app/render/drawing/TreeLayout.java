package hissho.app.render.drawing;

import hissho.report.Figure.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/** Trees from the root down, or to the right where they are broad: leaves side by side, parents above their children. */
final class TreeLayout {

    private static final double BROAD = 1100;

    private final Network network;
    private final List<List<Integer>> children = new ArrayList<>();
    private final List<Integer> roots = new ArrayList<>();
    private final int[] depth;

    private TreeLayout(Network network) {
        this.network = network;
        this.depth = new int[network.size()];
        span();
    }

    static List<Point> places(Network network) {
        TreeLayout layout = new TreeLayout(network);
        double[] across = layout.across(false);
        double breadth = Arrays.stream(across).max().orElse(0);
        return breadth <= BROAD ? layout.downwards(across) : layout.rightwards();
    }

    /** A spanning forest: each vertex under the first that reaches it, from those nobody leads to. */
    private void span() {
        List<List<Integer>> successors = network.successors();
        boolean[] led = new boolean[network.size()];
        successors.forEach(list -> list.forEach(v -> led[v] = true));
        boolean[] seen = new boolean[network.size()];
        for (int v = 0; v < network.size(); v++) children.add(new ArrayList<>());
        for (int pass = 0; pass < 2; pass++)
            for (int v = 0; v < network.size(); v++) if (!seen[v] && (pass == 1 || !led[v])) reach(v, successors, seen);
    }

    private void reach(int root, List<List<Integer>> successors, boolean[] seen) {
        roots.add(root);
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

    /** The place of each vertex across the direction of growth. */
    private double[] across(boolean sideways) {
        double[] across = new double[network.size()];
        double[] right = new double[depthCount()];
        Arrays.fill(right, Double.NEGATIVE_INFINITY);
        List<Integer> order = preorder();
        double next = 0;
        double gap = sideways ? 14 : 22;
        for (int v : order) {
            if (!children.get(v).isEmpty()) continue;
            double size = sideways ? network.height(v) : network.width(v);
            across[v] = next + size / 2;
            next += size + gap;
        }
        for (int v : order.reversed())
            if (!children.get(v).isEmpty())
                across[v] = (across[children.get(v).getFirst()]
                                + across[children.get(v).getLast()])
                        / 2;
        for (int v : order) {
            double size = sideways ? network.height(v) : network.width(v);
            double least = right[depth[v]] + gap + size / 2;
            if (across[v] < least) shift(v, least - across[v], across);
            right[depth[v]] = across[v] + size / 2;
        }
        return across;
    }

    private int depthCount() {
        return Arrays.stream(depth).max().orElse(0) + 1;
    }

    private void shift(int root, double by, double[] across) {
        Deque<Integer> stack = new ArrayDeque<>(List.of(root));
        while (!stack.isEmpty()) {
            int v = stack.pop();
            across[v] += by;
            stack.addAll(children.get(v));
        }
    }

    private List<Integer> preorder() {
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

    private List<Point> downwards(double[] across) {
        double step = network.widestLabel() > 0 ? 76 : 62;
        List<Point> places = new ArrayList<>();
        for (int v = 0; v < network.size(); v++) places.add(new Point(across[v], depth[v] * step));
        return places;
    }

    private List<Point> rightwards() {
        double[] across = across(true);
        double[] widest = new double[depthCount()];
        for (int v = 0; v < network.size(); v++) widest[depth[v]] = Math.max(widest[depth[v]], network.width(v));
        double[] along = new double[widest.length];
        for (int d = 1; d < along.length; d++)
            along[d] = along[d - 1] + widest[d - 1] / 2 + widest[d] / 2 + 36 + network.widestLabel();
        List<Point> places = new ArrayList<>();
        for (int v = 0; v < network.size(); v++) places.add(new Point(along[depth[v]], across[v]));
        return places;
    }
}
