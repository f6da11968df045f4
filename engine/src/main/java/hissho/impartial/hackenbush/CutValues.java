package hissho.impartial.hackenbush;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The value of a green picture after each single cut, for all edges together in time proportional to E log E.
 *
 * <p>A cut changes the value of one class of the fused picture; from there the change climbs the tree of bridges, where a value x at
 * a class becomes (1 + x) plus everything else at the class below. All cuts climb together as a {@link ValueSet}. Cutting a bridge
 * takes away what it carries. Cutting an edge of a cycle turns those edges into bridges that together with it cut the picture in two:
 * with it they form a ring of pieces, which opens into two chains. Edges of one ring are covered by the same back edges of the search
 * tree, which is recognised by 128 random bits per back edge (an error has a chance below 10^-27 in a picture of 10^5 edges).
 */
final class CutValues {

    private final Fusion fusion;
    private final Picture picture;

    /** At every vertex: the nim-sum of what hangs over bridges on it and on the vertices of its class above it in the search tree. */
    private final int[] carried;

    /** At every vertex: how many edges of its class have their later end there or above, modulo 2. */
    private final int[] edgesAbove;

    private final long[] cover;
    private final long[] coverToo;

    private CutValues(Fusion fusion) {
        this.fusion = fusion;
        this.picture = fusion.picture;
        int n = picture.vertices();
        this.carried = new int[n];
        this.edgesAbove = new int[n];
        this.cover = new long[n];
        this.coverToo = new long[n];
    }

    /** For every edge of the picture the value after it is cut; edges without ground keep the value as it is. */
    static int[] of(Fusion fusion, Progress progress) {
        return new CutValues(fusion).values(progress);
    }

    private int[] values(Progress progress) {
        int[] after = new int[picture.edges()];
        Arrays.fill(after, fusion.value());
        ValueSet sets = new ValueSet(33 - Integer.numberOfLeadingZeros(picture.edges() + 1), picture.edges());
        int[] set = new int[picture.vertices()];
        for (Ring ring : rings()) {
            progress.check();
            int[] cut = ring.cutValues();
            for (int i = 0; i < cut.length; i++)
                set[ring.root] = sets.union(set[ring.root], sets.single(cut[i], ring.edges[i]));
        }
        for (int i = fusion.seen - 1; i > 0; i--) {
            int vertex = fusion.order[i];
            if (!fusion.isOverBridge(vertex)) continue;
            int below = fusion.root[fusion.parent(vertex)];
            int others = fusion.value[below] ^ (fusion.value[vertex] + 1);
            sets.raise(set[vertex]);
            sets.add(set[vertex], others);
            int own = sets.single(others, fusion.parentEdge[vertex]);
            set[below] = sets.union(set[below], sets.union(set[vertex], own));
        }
        sets.read(set[0], (edge, value) -> after[edge] = value);
        return after;
    }

    /** The edges of a class that cut it in two in pairs, in the order of their ring, with the values of the pieces between. */
    private static final class Ring {
        private final int root;
        private final int[] edges;
        private final int[] pieces;

        Ring(int root, int[] edges, int[] pieces) {
            this.root = root;
            this.edges = edges;
            this.pieces = pieces;
        }

        /** Piece 0 holds the way to the ground; edge i lies between piece i and the next. */
        int[] cutValues() {
            int k = edges.length;
            int[] up = Chain.values(pieces);
            int[] reversed = new int[k];
            for (int i = 1; i < k; i++) reversed[i] = pieces[k - i];
            int[] down = Chain.values(reversed);
            int[] values = new int[k];
            for (int i = 0; i < k; i++) values[i] = pieces[0] ^ up[i] ^ down[k - 1 - i];
            return values;
        }
    }

    private record Cover(long first, long second) {}

    private List<Ring> rings() {
        Map<Cover, List<Integer>> classes = new HashMap<>();
        Map<Cover, Integer> backEdges = new HashMap<>();
        coverBackEdges(backEdges);
        for (int i = fusion.seen - 1; i > 0; i--) {
            int vertex = fusion.order[i];
            int parent = fusion.parent(vertex);
            if (fusion.isOverBridge(vertex)) {
                carried[parent] ^= fusion.value[vertex] + 1;
                continue;
            }
            edgesAbove[vertex] ^= 1;
            carried[parent] ^= carried[vertex];
            edgesAbove[parent] ^= edgesAbove[vertex];
            cover[parent] ^= cover[vertex];
            coverToo[parent] ^= coverToo[vertex];
            classes.computeIfAbsent(new Cover(cover[vertex], coverToo[vertex]), c -> new ArrayList<>())
                    .add(vertex);
        }
        List<Ring> rings = new ArrayList<>();
        classes.forEach((cover, vertices) -> rings.add(ring(vertices.reversed(), backEdges.remove(cover))));
        for (int edge : backEdges.values()) rings.add(ring(List.of(), edge));
        return rings;
    }

    /** Gives every edge outside the search tree its random bits, at both ends. */
    private void coverBackEdges(Map<Cover, Integer> backEdges) {
        SplittableRandom random = new SplittableRandom(0x5bd1e995L);
        for (int edge = 0; edge < picture.edges(); edge++) {
            if (!fusion.isGrounded(edge)) continue;
            int u = picture.from(edge);
            int v = picture.to(edge);
            if (fusion.parentEdge[u] == edge || fusion.parentEdge[v] == edge) continue;
            Cover bits = new Cover(random.nextLong(), random.nextLong());
            backEdges.put(bits, edge);
            for (int end : new int[] {u, v}) {
                cover[end] ^= bits.first;
                coverToo[end] ^= bits.second;
            }
            edgesAbove[fusion.time[u] > fusion.time[v] ? u : v] ^= 1;
        }
    }

    /** The ring of these tree edges, given by their upper ends from the lowest to the highest, and of a back edge if there is one. */
    private Ring ring(List<Integer> vertices, @Nullable Integer backEdge) {
        int m = vertices.size();
        int root = fusion.root[m > 0 ? vertices.getFirst() : picture.from(Objects.requireNonNull(backEdge))];
        int k = backEdge == null ? m : m + 1;
        int[] edges = new int[k];
        int[] pieces = new int[k];
        pieces[0] = carried[root] ^ edgesAbove[root];
        for (int i = 0; i < m; i++) {
            int vertex = vertices.get(i);
            edges[i] = fusion.parentEdge[vertex];
            int above = carried[vertex] ^ edgesAbove[vertex];
            pieces[i] ^= above;
            pieces[(i + 1) % k] ^= above ^ 1;
        }
        if (backEdge != null) {
            edges[m] = backEdge;
            pieces[m] ^= 1;
        }
        return new Ring(root, edges, pieces);
    }
}
