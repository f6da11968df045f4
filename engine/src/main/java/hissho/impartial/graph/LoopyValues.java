package hissho.impartial.graph;

import hissho.impartial.GrundyValue;
import hissho.impartial.Loopy;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The values of all vertices of a digraph that may have cycles (Smith, Fraenkel).
 *
 * <p>A vertex gets the number m when m is the least number not among its labelled followers and every follower without a number has a
 * labelled follower m, so that moving there can be reverted. When nothing more can be labelled, the rest are infinity(K), K being the
 * numbers of their followers.
 */
public final class LoopyValues {

    private static final int NONE = -1;

    private final List<GrundyValue> values;

    private LoopyValues(List<GrundyValue> values) {
        this.values = List.copyOf(values);
    }

    public static LoopyValues of(Digraph graph, Progress progress) {
        int[] label = new int[graph.size()];
        java.util.Arrays.fill(label, NONE);
        boolean changed = true;
        while (changed) {
            changed = false;
            progress.check();
            for (int v = 0; v < graph.size(); v++)
                if (label[v] == NONE) {
                    int m = mex(graph, label, v);
                    if (reverts(graph, label, v, m)) {
                        label[v] = m;
                        changed = true;
                    }
                }
        }
        List<GrundyValue> values = new ArrayList<>();
        for (int v = 0; v < graph.size(); v++)
            values.add(label[v] != NONE ? GrundyValue.of(label[v]) : new Loopy(reached(graph, label, v)));
        return new LoopyValues(values);
    }

    private static int mex(Digraph graph, int[] label, int vertex) {
        BitSet seen = new BitSet();
        for (int w : graph.followers(vertex)) if (label[w] != NONE) seen.set(label[w]);
        return seen.nextClearBit(0);
    }

    private static boolean reverts(Digraph graph, int[] label, int vertex, int m) {
        for (int u : graph.followers(vertex)) {
            if (label[u] != NONE) continue;
            boolean reverted = false;
            for (int w : graph.followers(u)) reverted |= label[w] == m;
            if (!reverted) return false;
        }
        return true;
    }

    private static Set<GrundyValue> reached(Digraph graph, int[] label, int vertex) {
        Set<GrundyValue> reached = new HashSet<>();
        for (int w : graph.followers(vertex)) if (label[w] != NONE) reached.add(GrundyValue.of(label[w]));
        return reached;
    }

    /** By the numbers of the vertices. */
    public List<GrundyValue> values() {
        return values;
    }
}
