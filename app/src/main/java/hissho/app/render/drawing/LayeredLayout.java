package hissho.app.render.drawing;

import hissho.report.Figure.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * Layers after Sugiyama, Tagawa and Toda: break cycles, give each vertex the length of the longest way to it, order each layer by
 * the middle of its neighbours, and pull neighbours under each other.
 */
final class LayeredLayout {

    private static final int SWEEPS = 8;
    private static final double GAP = 40;

    private final Network network;
    private final List<List<Integer>> down = new ArrayList<>();
    private final List<List<Integer>> neighbours = new ArrayList<>();
    private final int[] layer;
    private final double[] x;

    private LayeredLayout(Network network) {
        this.network = network;
        this.layer = new int[network.size()];
        this.x = new double[network.size()];
        for (int v = 0; v < network.size(); v++) {
            down.add(new ArrayList<>());
            neighbours.add(new ArrayList<>());
        }
    }

    static List<Point> places(Network network) {
        LayeredLayout layout = new LayeredLayout(network);
        layout.breakCycles();
        layout.stack();
        List<List<Integer>> layers = layout.order();
        layout.align(layers);
        List<Point> places = new ArrayList<>();
        for (int v = 0; v < network.size(); v++) places.add(new Point(layout.x[v], layout.layer[v] * 84.0));
        return places;
    }

    /** Keeps the edges a depth-first search does not find leading back to a vertex it is still under. */
    private void breakCycles() {
        List<List<Integer>> successors = network.successors();
        int[] next = new int[network.size()];
        int[] state = new int[network.size()];
        for (int root = 0; root < network.size(); root++) {
            if (state[root] != 0) continue;
            Deque<Integer> path = new ArrayDeque<>(List.of(root));
            state[root] = 1;
            while (!path.isEmpty()) {
                int v = path.peek();
                if (next[v] == successors.get(v).size()) {
                    state[v] = 2;
                    path.pop();
                    continue;
                }
                int w = successors.get(v).get(next[v]++);
                neighbours.get(v).add(w);
                neighbours.get(w).add(v);
                if (state[w] == 1) continue;
                down.get(v).add(w);
                if (state[w] == 0) {
                    state[w] = 1;
                    path.push(w);
                }
            }
        }
    }

    /** The layer of a vertex is the length of the longest way to it. */
    private void stack() {
        int[] waiting = new int[network.size()];
        down.forEach(list -> list.forEach(w -> waiting[w]++));
        Deque<Integer> ready = new ArrayDeque<>();
        for (int v = 0; v < network.size(); v++) if (waiting[v] == 0) ready.add(v);
        while (!ready.isEmpty()) {
            int v = ready.remove();
            for (int w : down.get(v)) {
                layer[w] = Math.max(layer[w], layer[v] + 1);
                if (--waiting[w] == 0) ready.add(w);
            }
        }
    }

    private List<List<Integer>> order() {
        List<List<Integer>> layers = new ArrayList<>();
        for (int v = 0; v < network.size(); v++) {
            while (layers.size() <= layer[v]) layers.add(new ArrayList<>());
            x[v] = layers.get(layer[v]).size();
            layers.get(layer[v]).add(v);
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++)
            for (List<Integer> members : sweep % 2 == 0 ? layers : layers.reversed()) {
                double[] wanted = wanted();
                members.sort(Comparator.comparingDouble(v -> wanted[v]));
                for (int k = 0; k < members.size(); k++) x[members.get(k)] = k;
            }
        return layers;
    }

    private void align(List<List<Integer>> layers) {
        for (List<Integer> members : layers) {
            double at = 0;
            for (int v : members) {
                x[v] = at + network.width(v) / 2;
                at += network.width(v) + GAP;
            }
            double middle = (at - GAP) / 2;
            for (int v : members) x[v] -= middle;
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++)
            for (List<Integer> members : sweep % 2 == 0 ? layers : layers.reversed()) {
                double[] all = wanted();
                double[] wanted = new double[members.size()];
                double[] gaps = new double[members.size()];
                for (int k = 0; k < members.size(); k++) {
                    wanted[k] = all[members.get(k)];
                    if (k > 0)
                        gaps[k] = network.width(members.get(k - 1)) / 2 + network.width(members.get(k)) / 2 + GAP;
                }
                double[] placed = Spread.inOrder(wanted, gaps);
                for (int k = 0; k < members.size(); k++) x[members.get(k)] = placed[k];
            }
    }

    /** The middle of each vertex's neighbours, or its own place where it has none. */
    private double[] wanted() {
        double[] wanted = new double[network.size()];
        for (int v = 0; v < network.size(); v++)
            wanted[v] =
                    neighbours.get(v).stream().mapToDouble(w -> x[w]).average().orElse(x[v]);
        return wanted;
    }
}
