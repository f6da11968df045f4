package hissho.impartial.graph;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** The families of graphs the textbook removes vertices from: stars, paths, cycles, double stars, lattices, complete graphs. */
final class GraphFamilies {

    private GraphFamilies() {}

    static final List<String> NAMES =
            List.of("star", "path", "cycle", "double-star", "grid", "complete", "complete-bipartite", "edge-list");

    static Undirected star(int edges) {
        return Undirected.of(
                IntStream.rangeClosed(1, edges).mapToObj(i -> new int[] {0, i}).toList());
    }

    static Undirected path(int edges) {
        return Undirected.of(
                IntStream.range(0, edges).mapToObj(i -> new int[] {i, i + 1}).toList());
    }

    /** One vertex with a loop, two with a double edge, and so on. */
    static Undirected cycle(int vertices) {
        return Undirected.of(IntStream.range(0, vertices)
                .mapToObj(i -> new int[] {i, (i + 1) % vertices})
                .toList());
    }

    static Undirected doubleStar(int first, int second) {
        List<int[]> edges = new ArrayList<>(List.of(new int[] {0, 1}));
        for (int i = 0; i < first; i++) edges.add(new int[] {0, 2 + i});
        for (int i = 0; i < second; i++) edges.add(new int[] {1, 2 + first + i});
        return Undirected.of(edges);
    }

    /** A lattice of rows and columns of vertices, numbered row by row from 0. */
    static Undirected grid(int rows, int columns) {
        List<int[]> edges = new ArrayList<>();
        for (int r = 0; r < rows; r++)
            for (int c = 0; c < columns; c++) {
                if (c + 1 < columns) edges.add(new int[] {r * columns + c, r * columns + c + 1});
                if (r + 1 < rows) edges.add(new int[] {r * columns + c, (r + 1) * columns + c});
            }
        return Undirected.of(edges);
    }

    static Undirected complete(int vertices) {
        return completeBipartite(vertices, 0, true);
    }

    static Undirected completeBipartite(int first, int second) {
        return completeBipartite(first, second, false);
    }

    private static Undirected completeBipartite(int first, int second, boolean complete) {
        List<int[]> edges = new ArrayList<>();
        for (int i = 0; i < first; i++)
            for (int j = complete ? i + 1 : first; j < first + second; j++) edges.add(new int[] {i, j});
        return Undirected.of(edges);
    }

    /**
     * The values of a family with one size, for the sizes 0 to the largest. Without a vertex a path is two paths and a cycle a path; a
     * star is a smaller star or, without its centre, nothing; a complete graph is the complete graph one smaller.
     */
    static List<Integer> values(String family, int largest, Progress progress) {
        List<Integer> paths = family.equals("path") || family.equals("cycle") ? paths(largest, progress) : List.of();
        List<Integer> values = new ArrayList<>();
        for (int n = 0; n <= largest; n++) {
            BitSet reached = new BitSet();
            switch (family) {
                case "cycle" -> {
                    // the loop of one vertex and the double edge of two leave nothing, a longer cycle a path
                    if (n > 0) reached.set(n < 3 ? 0 : paths.get(n - 2));
                }
                case "star" -> {
                    if (n > 0) reached.set(0);
                    if (n > 0) reached.set(values.get(n - 1));
                }
                case "complete" -> {
                    if (n > 1) reached.set(values.get(n - 1));
                }
                default -> {
                    values.add(paths.get(n));
                    continue;
                }
            }
            values.add(reached.nextClearBit(0));
        }
        return values;
    }

    /** Paths of so many edges: a vertex divides one into two whose edges are two fewer, or is an end and takes one edge. */
    private static List<Integer> paths(int largest, Progress progress) {
        List<Integer> values = new ArrayList<>(List.of(0));
        for (int n = 1; n <= largest; n++) {
            progress.check();
            BitSet reached = new BitSet();
            reached.set(values.get(n - 1));
            for (int left = 0; left <= n - 2; left++) reached.set(values.get(left) ^ values.get(n - 2 - left));
            values.add(reached.nextClearBit(0));
        }
        return values;
    }

    /** Values of double stars with up to so many leaves: without a leaf it is a smaller one, without a centre the star of the other. */
    static int[][] doubleStars(int m, int n, Progress progress) {
        List<Integer> stars = values("star", Math.max(m, n), progress);
        int[][] values = new int[m + 1][n + 1];
        for (int a = 0; a <= m; a++)
            for (int b = 0; b <= n; b++) {
                long reached = 1L << stars.get(a) | 1L << stars.get(b);
                if (a > 0) reached |= 1L << values[a - 1][b];
                if (b > 0) reached |= 1L << values[a][b - 1];
                values[a][b] = Long.numberOfTrailingZeros(~reached);
            }
        return values;
    }

    static final Field<String> GRAPH = Field.required("graph", Shape.choice(NAMES.toArray(String[]::new)));
    static final Field<Integer> N = Field.optional("n", Shape.whole(0, Undirected.MOST_VERTICES));
    static final Field<Integer> M = Field.optional("m", Shape.whole(0, 25));
    static final Field<Integer> ROWS = Field.optional("rows", Shape.whole(1, 8));
    static final Field<Integer> COLUMNS = Field.optional("columns", Shape.whole(1, 8));
    static final Field<Undirected> EDGES = Field.optional(
                    "edges",
                    Shape.listOf(Shape.listOf(Shape.whole(0, 1_000_000), 2, 2), 0, 2_000)
                            .by(Undirected::read))
            .looksLike("graph");

    /** The graph a document means. */
    static Undirected read(Node document) {
        int most = Undirected.MOST_VERTICES;
        return switch (GRAPH.in(document)) {
            case "star" -> star(size(document, N, most - 1));
            case "path" -> path(size(document, N, most - 1));
            case "cycle" -> cycle(size(document, N, most));
            case "complete" -> complete(size(document, N, 20));
            case "complete-bipartite" -> completeBipartite(size(document, M, 20), size(document, N, 20));
            case "double-star" -> doubleStar(size(document, M, 25), size(document, N, 25));
            case "grid" -> grid(ROWS.in(document), COLUMNS.in(document));
            default -> EDGES.in(document);
        };
    }

    /** How many columns the graph has where it is a lattice or a path; none otherwise. */
    static int columns(Node document) {
        return switch (GRAPH.in(document)) {
            case "grid" -> COLUMNS.in(document);
            case "path" -> N.in(document) + 1;
            default -> 0;
        };
    }

    /** A size that the family bounds more tightly than the field does. */
    private static int size(Node document, Field<Integer> field, int most) {
        int size = field.in(document);
        if (size > most) throw document.get(field.name()).bad("core.bad.out-of-range", size, 0, most);
        return size;
    }
}
