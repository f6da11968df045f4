package hissho.impartial.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.impartial.GrundyValue;
import hissho.impartial.Outcome;
import hissho.impartial.Retrograde;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Games on graphs against retrograde analysis of products and plain recursions. */
class GraphGamesTest {

    private static final int VERTICES = 6;

    /** Each number is an arrow: from n / 6 to n % 6. */
    private static final Generator<List<Integer>> ARROWS =
            Generator.listOf(Generator.whole(0, VERTICES * VERTICES - 1), 0, 14);

    private static Digraph graph(List<Integer> arrows) {
        int[][] followers = new int[VERTICES][];
        for (int v = 0; v < VERTICES; v++) {
            int from = v;
            followers[v] = arrows.stream()
                    .filter(a -> a / VERTICES == from)
                    .mapToInt(a -> a % VERTICES)
                    .distinct()
                    .sorted()
                    .toArray();
        }
        return Digraph.of(followers);
    }

    @Test
    void loopyValuesGiveTheOutcomesOfSumsWithNimPilesAndWithThemselves() {
        Property.holds(150, ARROWS, arrows -> {
            Digraph graph = graph(arrows);
            LoopyValues values = LoopyValues.of(graph, Progress.none());
            int piles = 6;
            Retrograde withPile = Retrograde.of(
                    VERTICES * piles,
                    position -> {
                        int v = position / piles;
                        int pile = position % piles;
                        return IntStream.concat(
                                        Arrays.stream(graph.followers(v)).map(w -> w * piles + pile),
                                        IntStream.range(0, pile).map(q -> v * piles + q))
                                .toArray();
                    },
                    Progress.none());
            for (int v = 0; v < VERTICES; v++)
                for (int pile = 0; pile < piles; pile++)
                    assertEquals(
                            withPile.outcome(v * piles + pile),
                            values.values().get(v).plus(GrundyValue.of(pile)).outcome(),
                            v + " with a pile of " + pile);
            Retrograde twice = Retrograde.of(
                    VERTICES * VERTICES,
                    position -> IntStream.concat(
                                    Arrays.stream(graph.followers(position / VERTICES))
                                            .map(w -> w * VERTICES + position % VERTICES),
                                    Arrays.stream(graph.followers(position % VERTICES))
                                            .map(w -> position / VERTICES * VERTICES + w))
                            .toArray(),
                    Progress.none());
            for (int i = 0; i < VERTICES * VERTICES; i++)
                assertEquals(
                        twice.outcome(i),
                        values.values()
                                .get(i / VERTICES)
                                .plus(values.values().get(i % VERTICES))
                                .outcome());
            Certificate certificate = DigraphSolution.of(
                            new DigraphGame(
                                    graph,
                                    Optional.empty(),
                                    Optional.empty(),
                                    Optional.empty(),
                                    hissho.impartial.Convention.NORMAL),
                            Progress.none())
                    .certificate(Progress.none());
            assertTrue(certificate.holds());
        });
    }

    @Test
    void labellingsAreAllThoseAPlainSearchFinds() {
        Property.holds(60, Generator.listOf(Generator.whole(0, 24), 0, 9), arrows -> {
            int[][] followers = new int[5][];
            for (int v = 0; v < 5; v++) {
                int from = v;
                followers[v] = arrows.stream()
                        .filter(a -> a / 5 == from)
                        .mapToInt(a -> a % 5)
                        .distinct()
                        .toArray();
            }
            Digraph graph = Digraph.of(followers);
            TreeSet<String> expected = new TreeSet<>();
            for (int code = 0; code < 6 * 6 * 6 * 6 * 6; code++) {
                int[] label = new int[5];
                for (int v = 0, rest = code; v < 5; v++, rest /= 6) label[v] = rest % 6;
                boolean consistent = true;
                for (int v = 0; v < 5 && consistent; v++) {
                    int own = v;
                    int mex = 0;
                    while (contains(followers[own], label, mex)) mex++;
                    consistent = mex == label[v];
                }
                if (consistent) expected.add(Arrays.toString(label));
            }
            TreeSet<String> found = new TreeSet<>();
            for (List<Integer> labels : SgFunctions.of(graph, Progress.none()).orElseThrow())
                found.add(labels.toString());
            assertEquals(expected, found);
        });
    }

    private static int value(Undirected graph) {
        return new VertexRemoval(graph).value(graph.all(), Progress.none());
    }

    private static boolean contains(int[] followers, int[] label, int value) {
        for (int w : followers) if (label[w] == value) return true;
        return false;
    }

    /** The value of vertex removal straight from the definition, on lists of edges. */
    private static int naive(List<int[]> edges) {
        TreeSet<Integer> vertices = new TreeSet<>();
        for (int[] edge : edges) {
            vertices.add(edge[0]);
            vertices.add(edge[1]);
        }
        TreeSet<Integer> seen = new TreeSet<>();
        for (int v : vertices)
            seen.add(naive(edges.stream().filter(e -> e[0] != v && e[1] != v).toList()));
        int mex = 0;
        while (seen.contains(mex)) mex++;
        return mex;
    }

    @Test
    void vertexRemovalIsTheDefinitionAlsoWithLoopsAndParallelEdges() {
        Property.holds(60, Generator.listOf(Generator.whole(0, 35), 0, 8), codes -> {
            List<int[]> edges =
                    codes.stream().map(c -> new int[] {c / 6, c % 6}).toList();
            Undirected graph = Undirected.of(edges);
            assertEquals(naive(edges), new VertexRemoval(graph).value(graph.all(), Progress.none()));
        });
    }

    /** A graph beside its copy: the second player answers in the other one. */
    @Test
    void aSymmetryThatMovesEveryVertexIsFoundAndLoses() {
        Property.holds(60, Generator.listOf(Generator.whole(0, 15), 1, 6), codes -> {
            List<int[]> edges = codes.stream()
                    .flatMap(c -> Stream.of(new int[] {c / 4, c % 4}, new int[] {c / 4 + 4, c % 4 + 4}))
                    .toList();
            Undirected graph = Undirected.of(edges);
            Map<Integer, Integer> map = Symmetry.find(graph, Progress.none()).orElseThrow();
            assertTrue(Symmetry.applies(graph, map));
            assertEquals(0, value(graph));
        });
    }

    @Test
    void familiesByTheirRulesAreWhatSearchFinds() {
        for (int n = 0; n <= 12; n++) {
            assertEquals(
                    value(GraphFamilies.path(n)),
                    GraphFamilies.values("path", n, Progress.none()).getLast());
            assertEquals(
                    value(GraphFamilies.cycle(n)),
                    GraphFamilies.values("cycle", n, Progress.none()).getLast(),
                    "cycle " + n);
            assertEquals(
                    value(GraphFamilies.star(n)),
                    GraphFamilies.values("star", n, Progress.none()).getLast());
            if (n <= 9)
                assertEquals(
                        value(GraphFamilies.complete(n)),
                        GraphFamilies.values("complete", n, Progress.none()).getLast(),
                        "complete " + n);
        }
    }

    @Test
    void cyclesAreCyclesAndRoundsCountLongestPaths() {
        Property.holds(100, ARROWS, arrows -> {
            Digraph graph = graph(arrows);
            Retrograde retrograde = Retrograde.of(VERTICES, graph::followers, Progress.none());
            if (graph.cycle().isPresent()) {
                List<Integer> cycle = new ArrayList<>(graph.cycle().get());
                for (int i = 0; i < cycle.size(); i++) {
                    int next = cycle.get((i + 1) % cycle.size());
                    assertTrue(Arrays.stream(graph.followers(cycle.get(i))).anyMatch(w -> w == next));
                }
            } else {
                int[] longest = graph.longestPaths();
                for (int v = 0; v < VERTICES; v++) {
                    assertTrue(retrograde.outcome(v) != Outcome.DRAW);
                    assertEquals(
                            Arrays.stream(graph.followers(v))
                                    .map(w -> longest[w] + 1)
                                    .max()
                                    .orElse(0),
                            longest[v]);
                }
            }
        });
    }

    @Test
    void doubleStarsByRecursionAreWhatRemovingVerticesGives() {
        int[][] values = GraphFamilies.doubleStars(3, 6, Progress.none());
        for (int m = 0; m <= 3; m++)
            for (int n = 0; n <= 6; n++) assertEquals(value(GraphFamilies.doubleStar(m, n)), values[m][n], m + "," + n);
    }

    /** Twins are tried once; pieces that differ must still be told apart. */
    @Test
    void namesOfPiecesWithTwinsTellThemApart() {
        for (int m = 0; m <= 4; m++)
            for (int n = 0; n <= 4; n++) {
                String name = CanonicalPiece.of(
                        GraphFamilies.doubleStar(m, n),
                        GraphFamilies.doubleStar(m, n).all());
                String turned = CanonicalPiece.of(
                        GraphFamilies.doubleStar(n, m),
                        GraphFamilies.doubleStar(n, m).all());
                String more = CanonicalPiece.of(
                        GraphFamilies.doubleStar(m + 1, n),
                        GraphFamilies.doubleStar(m + 1, n).all());
                assertEquals(name, turned);
                assertNotEquals(name, more);
            }
    }
}
