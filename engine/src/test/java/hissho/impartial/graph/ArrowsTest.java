package hissho.impartial.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.document.WholeNumbers;
import hissho.impartial.GrundyValue;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Graphs as lists of arrows against the same graphs as maps. */
class ArrowsTest {

    /** Random arrows, often parallel, with names that are far apart; falling ones make no cycle. */
    private static long[] pairs(Random random, boolean falling) {
        int vertices = 2 + random.nextInt(12);
        long[] pairs = new long[2 * (1 + random.nextInt(3 * vertices))];
        for (int e = 0; e < pairs.length; e += 2) {
            int u = random.nextInt(vertices);
            int v = random.nextInt(vertices);
            if (falling && u == v) v = (u + 1) % vertices;
            pairs[e] = 1000L * (falling ? Math.max(u, v) : u);
            pairs[e + 1] = 1000L * (falling ? Math.min(u, v) : v);
        }
        return pairs;
    }

    private static Digraph digraph(long[] pairs) {
        Map<String, List<String>> edges = new LinkedHashMap<>();
        for (int e = 0; e < pairs.length; e += 2)
            edges.computeIfAbsent("" + pairs[e], name -> new ArrayList<>()).add("" + pairs[e + 1]);
        return Digraph.read(Node.root(edges));
    }

    @Test
    void outcomesAndValuesEqualThoseOfTheMap() {
        Random random = new Random(1);
        int acyclic = 0;
        for (int i = 0; i < 600; i++) {
            long[] pairs = pairs(random, i % 2 == 0);
            Arrows arrows = Arrows.of(pairs, Progress.none());
            AnalysedGraph map = AnalysedGraph.of(digraph(pairs), Progress.none());
            String said = Arrays.toString(pairs);
            assertTrue(arrows.holds(Progress.none()), said);
            assertEquals(map.graph().size(), arrows.size(), said);
            assertEquals(map.graph().edgeCount(), arrows.edgeCount(), said);
            assertEquals(map.graph().isAcyclic(), arrows.isAcyclic(), said);
            if (arrows.isAcyclic()) acyclic++;
            for (int v = 0; v < arrows.size(); v++) {
                int same = map.graph().vertex("" + arrows.name(v)).orElseThrow();
                assertEquals(map.outcomes().get(same), arrows.outcome(v), said);
                if (arrows.isAcyclic()) assertEquals(map.values().get(same), GrundyValue.of(arrows.value(v)), said);
            }
        }
        assertTrue(acyclic > 300 && acyclic < 600, "cycles and none: " + acyclic);
    }

    @Test
    void listsOfNumbersAndOfPairsGiveTheSameReport() {
        Random random = new Random(2);
        for (int i = 0; i < 20; i++) {
            long[] pairs = pairs(random, i % 2 == 0);
            List<List<Long>> listed = LongStream.range(0, pairs.length / 2)
                    .mapToObj(e -> List.of(pairs[(int) (2 * e)], pairs[(int) (2 * e + 1)]))
                    .toList();
            assertEquals(made(listed, pairs[0]), made(WholeNumbers.rows(pairs, 2), pairs[0]));
        }
    }

    private static Report made(Object arrows, long start) {
        return new ArrowTable()
                .make(Node.root(Map.of("arrows", arrows, "start", start)), Words.in(Language.ENGLISH), Progress.none());
    }

    @Test
    void theMapOfTheTextbookIsCounted() {
        // 0 to 4, from each to the one and the two below
        Report report = made(WholeNumbers.rows(new long[] {1, 0, 2, 1, 2, 0, 3, 2, 3, 1, 4, 3, 4, 2}, 2), 4);
        assertEquals("2 vertices are P, 3 vertices are N, and 0 are drawn.", report.headline());
        assertTrue(report.certificate().checked());
        assertEquals(List.of(3L), report.answer().getLast().value());
    }

    @Test
    void badArrowsAreRefused() {
        assertThrows(BadDocument.class, () -> made(List.of(), 0));
        assertThrows(BadDocument.class, () -> made(List.of(List.of(1, 2, 3)), 1));
        assertThrows(BadDocument.class, () -> made(WholeNumbers.rows(new long[] {1, -2}, 2), 1));
        assertThrows(BadDocument.class, () -> made(WholeNumbers.rows(new long[] {1, 2}, 2), 7));
    }
}
