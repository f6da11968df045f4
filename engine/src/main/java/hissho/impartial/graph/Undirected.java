package hissho.impartial.graph;

import hissho.document.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * An undirected graph, loops and parallel edges allowed, on at most 62 vertices: neighbours as bit sets, multiplicities on the side.
 *
 * @param labels the numbers the vertices have in the document
 * @param multiplicity how many edges join two vertices; a loop counts once on the diagonal
 */
@SuppressWarnings("ArrayRecordComponent") // compared by content below, and never changed
record Undirected(List<Integer> labels, int[][] multiplicity, long[] neighbours, long looped) {

    static final int MOST_VERTICES = 60;

    static Undirected of(List<int[]> edges) {
        return of(edges, List.of());
    }

    static Undirected of(List<int[]> edges, List<Integer> more) {
        TreeSet<Integer> names = new TreeSet<>(more);
        for (int[] edge : edges) {
            names.add(edge[0]);
            names.add(edge[1]);
        }
        List<Integer> labels = List.copyOf(names);
        Map<Integer, Integer> number = new LinkedHashMap<>();
        for (int label : labels) number.put(label, number.size());
        int[][] multiplicity = new int[labels.size()][labels.size()];
        long[] neighbours = new long[labels.size()];
        long looped = 0;
        for (int[] edge : edges) {
            int u = number.getOrDefault(edge[0], 0);
            int v = number.getOrDefault(edge[1], 0);
            multiplicity[u][v]++;
            if (u == v) {
                looped |= 1L << u;
                continue;
            }
            multiplicity[v][u]++;
            neighbours[u] |= 1L << v;
            neighbours[v] |= 1L << u;
        }
        return new Undirected(labels, multiplicity, neighbours, looped);
    }

    static Undirected read(Node edges) {
        List<int[]> list = new ArrayList<>();
        for (Node edge : edges.list(0, 2_000)) {
            List<Integer> ends = edge.wholes(0, 1_000_000);
            if (ends.size() != 2) throw edge.badSize(2, 2, ends.size());
            list.add(new int[] {ends.get(0), ends.get(1)});
        }
        Undirected graph = of(list);
        if (graph.size() > MOST_VERTICES) throw edges.bad("impartial.bad.many-vertices", graph.size(), MOST_VERTICES);
        return graph;
    }

    int size() {
        return labels.size();
    }

    long all() {
        return size() == 0 ? 0 : -1L >>> (64 - size());
    }

    /** Whether a vertex has an edge among the vertices still there. */
    boolean isMovable(int vertex, long there) {
        return (neighbours[vertex] & there) != 0 || (looped >> vertex & 1) != 0;
    }

    /** The connected pieces of the vertices still there that have an edge. */
    List<Long> pieces(long there) {
        List<Long> pieces = new ArrayList<>();
        long left = there;
        while (left != 0) {
            long piece = Long.lowestOneBit(left);
            long fresh = piece;
            while (fresh != 0) {
                int v = Long.numberOfTrailingZeros(fresh);
                fresh &= fresh - 1;
                long more = neighbours[v] & there & ~piece;
                piece |= more;
                fresh |= more;
            }
            left &= ~piece;
            if (Long.bitCount(piece) > 1 || (looped & piece) != 0) pieces.add(piece);
        }
        return pieces;
    }

    int edgesWithin(long piece) {
        int count = 0;
        for (int u = 0; u < size(); u++)
            if ((piece >> u & 1) != 0)
                for (int v = 0; v <= u; v++) if ((piece >> v & 1) != 0) count += multiplicity[u][v];
        return count;
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object object) {
        return object instanceof Undirected other
                && labels.equals(other.labels)
                && Arrays.deepEquals(multiplicity, other.multiplicity);
    }

    @Override
    public int hashCode() {
        return labels.hashCode() * 31 + Arrays.deepHashCode(multiplicity);
    }
}
