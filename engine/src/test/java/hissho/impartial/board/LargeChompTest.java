package hissho.impartial.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.Node;
import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeSearch;
import hissho.impartial.OutcomeSearched;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What theorems say about rectangles too large to search is what the search finds on small ones. */
class LargeChompTest {

    private static List<String> searched(int columns, int rows) {
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(new Chomp(), Convention.NORMAL, Chomp.MOST_POSITIONS);
        Analysis analysis = Analysis.of(
                new OutcomeSearched<>(search, Chomp.rectangle(columns, rows)), Convention.NORMAL, Progress.none());
        assertEquals(Outcome.N, analysis.outcome());
        return analysis.winning().stream().map(Option::notation).toList();
    }

    @Test
    void theTheoremsNameTheBitesThatTheSearchFinds() {
        for (int columns = 2; columns <= 7; columns++)
            for (int rows = 2; rows <= 7; rows++) {
                LargeChomp large = new LargeChomp(columns, rows);
                List<String> named = large.winning(Convention.NORMAL, Progress.none()).stream()
                        .map(Option::notation)
                        .toList();
                if (large.bite().isPresent()) assertEquals(searched(columns, rows), named, columns + "x" + rows);
            }
    }

    @Test
    void largeRectanglesAreAnsweredAndOtherLargeBoardsRefused() {
        for (int[] size : new int[][] {{20, 20}, {30, 25}, {60, 60}, {100, 2}, {200, 3}, {1, 200}}) {
            Solution solution = solve(Map.of("columns", size[0], "rows", size[1]));
            assertEquals("N", solution.facts().get("class", String.class));
            assertTrue(solution.certificate(Progress.none()).holds());
        }
    }

    private static Solution solve(Map<String, Object> document) {
        return solve(Catalogue.kind("chomp").orElseThrow(), document);
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }
}
