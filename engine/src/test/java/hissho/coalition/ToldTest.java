package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a report tells of larger tables unasked: nothing that takes minutes, and what is left out is said to be. */
class ToldTest {

    /** A convex game, whose core has as many vertices as there are orders of the players. */
    private static Solved squares(int players) {
        List<Object> worths = new ArrayList<>();
        for (int size = 1; size <= players; size++)
            for (long ignored : CoalitionalGame.ofSize(players, size)) worths.add(size * size);
        return Solved.of(new CoalitionKind(), Node.root(InOrder.of("players", players, "v", worths)), Progress.none());
    }

    private static List<String> keys(Report report) {
        return report.answer().stream().map(Said::key).toList();
    }

    @Test
    void theVerticesOfNinePlayersWaitUntilTheyAreAskedFor() {
        Solved solved = squares(9);
        assertTrue(solved.certificate().holds());
        Report report = solved.tell(Words.in(Language.ENGLISH), List.of());
        assertTrue(keys(report).containsAll(List.of("coreEmpty", "shapley", "nucleolus", "superadditive")));
        assertFalse(keys(report).contains("coreVertices"));
        assertFalse(solved.facts().find("coreVertices").orElseThrow().known());
    }

    @Test
    void theVerticesOfFivePlayersAreTold() {
        Report report = squares(5).tell(Words.in(Language.ENGLISH), List.of());
        assertTrue(keys(report).contains("coreVertices"));
        assertTrue(report.headline().contains("120 vertices"), report.headline());
    }

    @Test
    void whatIsNotLookedAtForSeventeenPlayersSaysSo() {
        Report report = squares(17).tell(Words.in(Language.ENGLISH), List.of());
        Said convex = report.answer().stream()
                .filter(said -> said.key().equals("convex"))
                .findFirst()
                .orElseThrow();
        assertEquals(null, convex.value());
        assertEquals("there are 17 players, and this is answered for at most 16", convex.text());
        assertTrue(keys(report).containsAll(List.of("coreEmpty", "shapley", "nucleolus")));
    }

    @Test
    void coalitionsWorthMoreApartAreNamed() {
        Report report = Solved.of(
                        new CoalitionKind(),
                        Node.root(InOrder.of("players", 2, "v", List.of(2, 2, 3))),
                        Progress.none())
                .tell(Words.in(Language.ENGLISH), List.of());
        assertTrue(report.sections().toString().contains("{1} and {2} are worth 4 apart but 3 together"));
        assertFalse(squares(3)
                .tell(Words.in(Language.ENGLISH), List.of())
                .sections()
                .toString()
                .contains("superadditive"));
    }
}
