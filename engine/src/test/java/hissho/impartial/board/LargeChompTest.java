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
import hissho.impartial.Rules;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /** A search that runs out of time does not take the winner with it, and nothing is said about the moves that were not found. */
    @Test
    void aSearchThatEndsLeavesTheTheorem() {
        Kind<?> kind = Catalogue.kind("chomp").orElseThrow();
        Solved solved = Solved.of(kind, Node.root(Map.of("columns", 60, "rows", 4)), Progress.atMost(200));
        assertEquals("N", solved.facts().get("class", String.class));
        Report report = solved.tell(Words.in(Language.ENGLISH), List.of());
        assertTrue(report.answer().stream().noneMatch(said -> said.key().endsWith("inningMoves")));
    }

    /** The bites a search tries, small ones first, are all there are. */
    @Test
    void followersAreWhatTheMovesLeadTo() {
        Chomp chomp = new Chomp();
        for (List<Integer> board :
                List.of(List.of(1), List.of(3), List.of(1, 1), List.of(4, 4, 2, 1), List.of(5, 3, 3))) {
            Set<List<Integer>> followers = new HashSet<>();
            int count = 0;
            for (List<Integer> after : chomp.followers(board)) {
                followers.add(after);
                count++;
            }
            List<List<Integer>> turns =
                    chomp.turns(board).stream().map(Rules.Turn::after).toList();
            assertEquals(new HashSet<>(turns), followers);
            assertEquals(turns.size(), count);
        }
    }

    private static Solution solve(Map<String, Object> document) {
        return solve(Catalogue.kind("chomp").orElseThrow(), document);
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }
}
