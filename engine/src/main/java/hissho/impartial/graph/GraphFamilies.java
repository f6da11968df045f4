package hissho.impartial.graph;

import hissho.document.Node;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.pile.PileGames;
import hissho.progress.Progress;
import java.util.ArrayList;
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

    /** The values of a family with one parameter: by octal codes where the pieces stay in the family, by search otherwise. */
    static List<Long> values(String family, int from, int to, Progress progress) {
        HeapGame paths = PileGames.named("path-vertex-removal");
        return IntStream.rangeClosed(from, to)
                .mapToObj(n -> switch (family) {
                    case "path" -> paths.values().value(n, progress);
                    case "cycle" -> n < 3 ? Math.min(n, 1) : paths.values().value(n - 2, progress) == 0 ? 1L : 0L;
                    case "star" -> n == 0 ? 0L : n % 2 == 1 ? 1L : 2L;
                    // removing a vertex of a complete graph leaves the complete graph one smaller
                    default -> n < 2 ? 0L : (long) ((n - 1) % 2);
                })
                .map(Number::longValue)
                .toList();
    }

    /** The graph a document means. */
    static Undirected read(Node document) {
        int most = Undirected.MOST_VERTICES;
        return switch (document.get("graph").choice(NAMES.toArray(String[]::new))) {
            case "star" -> star(document.get("n").whole(0, most - 1));
            case "path" -> path(document.get("n").whole(0, most - 1));
            case "cycle" -> cycle(document.get("n").whole(0, most));
            case "complete" -> complete(document.get("n").whole(0, 20));
            case "complete-bipartite" ->
                completeBipartite(
                        document.get("m").whole(0, 20), document.get("n").whole(0, 20));
            case "double-star" ->
                doubleStar(document.get("m").whole(0, 25), document.get("n").whole(0, 25));
            case "grid" ->
                grid(document.get("rows").whole(1, 8), document.get("columns").whole(1, 8));
            default -> Undirected.read(document.get("edges"));
        };
    }
}
