package hissho.impartial.graph;

import hissho.progress.Progress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The symmetry lemma for vertex removal: an automorphism of order two without a fixed vertex and without a vertex joined to its image
 * lets the second player answer every removal with its image, so the graph is a P-position.
 */
final class Symmetry {

    private static final int MOST_STEPS = 2_000_000;

    private final Undirected graph;
    private final int[] image;
    private final Progress progress;
    private int steps = 0;

    private Symmetry(Undirected graph, Progress progress) {
        this.progress = progress;
        this.graph = graph;
        this.image = new int[graph.size()];
        java.util.Arrays.fill(image, -1);
    }

    /** Whether a map of labels is such an automorphism. */
    static boolean applies(Undirected graph, Map<Integer, Integer> involution) {
        int[] image = new int[graph.size()];
        for (int v = 0; v < graph.size(); v++) {
            Integer label = involution.get(graph.labels().get(v));
            image[v] = label == null ? -1 : graph.labels().indexOf(label);
            if (image[v] < 0 || image[v] == v || (graph.neighbours()[v] >> image[v] & 1) != 0) return false;
        }
        for (int v = 0; v < graph.size(); v++) {
            if (image[image[v]] != v) return false;
            for (int w = 0; w < graph.size(); w++)
                if (graph.multiplicity()[v][w] != graph.multiplicity()[image[v]][image[w]]) return false;
        }
        return true;
    }

    /** Such an automorphism, by labels, where one is found. */
    static Optional<Map<Integer, Integer>> find(Undirected graph, Progress progress) {
        if (graph.size() % 2 == 1 || graph.size() == 0) return Optional.empty();
        Symmetry search = new Symmetry(graph, progress);
        if (!search.pair(0)) return Optional.empty();
        Map<Integer, Integer> involution = new LinkedHashMap<>();
        for (int v = 0; v < graph.size(); v++)
            involution.put(graph.labels().get(v), graph.labels().get(search.image[v]));
        return Optional.of(involution);
    }

    private boolean pair(int from) {
        progress.check();
        int u = from;
        while (u < image.length && image[u] >= 0) u++;
        if (u == image.length) return true;
        for (int v = u + 1; v < image.length; v++) {
            if (++steps > MOST_STEPS) return false;
            if (image[v] >= 0 || (graph.neighbours()[u] >> v & 1) != 0 || !fits(u, v)) continue;
            image[u] = v;
            image[v] = u;
            if (pair(u + 1)) return true;
            image[u] = -1;
            image[v] = -1;
        }
        return false;
    }

    private boolean fits(int u, int v) {
        if (Long.bitCount(graph.neighbours()[u]) != Long.bitCount(graph.neighbours()[v])) return false;
        if (graph.multiplicity()[u][u] != graph.multiplicity()[v][v]) return false;
        for (int w = 0; w < image.length; w++)
            if (image[w] >= 0
                    && (graph.multiplicity()[u][w] != graph.multiplicity()[v][image[w]]
                            || graph.multiplicity()[v][w] != graph.multiplicity()[u][image[w]])) return false;
        return true;
    }
}
