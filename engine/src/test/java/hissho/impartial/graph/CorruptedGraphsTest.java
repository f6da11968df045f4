package hissho.impartial.graph;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.impartial.Outcome;
import hissho.progress.Progress;
import hissho.property.Corruption;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A false word about any vertex of a digraph is refused, with cycles and without. */
class CorruptedGraphsTest {

    private static final int VERTICES = 5;

    private static Digraph graph(List<Integer> arrows) {
        int[][] followers = new int[VERTICES][];
        for (int v = 0; v < VERTICES; v++) {
            int from = v;
            followers[v] = arrows.stream()
                    .filter(a -> a / VERTICES == from)
                    .mapToInt(a -> a % VERTICES)
                    .distinct()
                    .toArray();
        }
        return Digraph.of(followers);
    }

    @Test
    void everyCorruptionIsRefused() {
        Property.holds(60, Generator.listOf(Generator.whole(0, VERTICES * VERTICES - 1), 0, 10), arrows -> {
            DigraphGame game = new DigraphGame(
                    graph(arrows),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    hissho.impartial.Convention.NORMAL);
            DigraphSolution solution = DigraphSolution.of(game, Progress.none());
            Certificate truth = solution.certificate(Progress.none());
            assertTrue(truth.holds());
            assertInstanceOf(Extent.Everything.class, truth.extent());
            for (Corruption.Corrupted<AnalysedGraph> corrupted :
                    Corruption.of(solution.analysed(), "values", "remoteness"))
                refused(game, corrupted.copy(), solution, corrupted.place());
            for (int v = 0; v < VERTICES; v++)
                for (Outcome outcome : Outcome.values()) {
                    if (outcome == solution.analysed().outcomes().get(v)) continue;
                    List<Outcome> outcomes = new ArrayList<>(solution.analysed().outcomes());
                    outcomes.set(v, outcome);
                    refused(
                            game,
                            new AnalysedGraph(
                                    game.graph(),
                                    solution.analysed().values(),
                                    outcomes,
                                    solution.analysed().remoteness()),
                            solution,
                            "outcome of " + v);
                }
            if (!solution.functions().orElseThrow().isEmpty())
                for (Corruption.Corrupted<DigraphSolution> corrupted : Corruption.of(solution, "functions"))
                    assertFalse(corrupted.copy().certificate(Progress.none()).holds(), corrupted.place());
        });
    }

    private static void refused(DigraphGame game, AnalysedGraph analysed, DigraphSolution solution, String place) {
        assertFalse(
                new DigraphSolution(game, analysed, solution.functions())
                        .certificate(Progress.none())
                        .holds(),
                place);
    }
}
