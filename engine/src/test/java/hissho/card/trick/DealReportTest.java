package hissho.card.trick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DealReportTest {

    private static TrickSolution solve(List<Integer> left, int scoring, boolean leftLeads) {
        Deal deal = Deal.ofLeft(left);
        TrickGame game = new TrickGame(deal, SuitRules.highest(deal.size(), scoring), leftLeads, List.of(), true);
        return (TrickSolution) new TrickKind().solve(game, Progress.none());
    }

    private static String rows(int[][] matrix) {
        return PrintedLayout.rows(matrix, "/");
    }

    @Test
    void theFiguresOfThePaper() {
        Matrices one = solve(List.of(6, 3, 1), 6, true).matrices();
        assertEquals("222/224/442", rows(one.g()));
        assertEquals("222/002/000", rows(one.t()));
        assertEquals("000/222/442", rows(one.w()));
        assertEquals(
                "2111/2111/3111/3122",
                rows(solve(List.of(7, 6, 4, 1), 4, true).matrices().w()));
    }

    @Test
    void theSamplesOfThePrintedProgram() {
        Matrices all = solve(List.of(8, 7, 6, 5), 4, true).matrices();
        assertEquals("4444/4444/4444/4444", rows(all.g()));
        assertEquals("3333/3333/3333/3333", rows(all.w()));
        for (int x = 4; x >= 1; x--) {
            Matrices m = solve(List.of(8, 7, 6, x), 4, true).matrices();
            assertEquals("4333/4333/4333/3444", rows(m.g()));
            assertEquals("2222/2222/2222/3444", rows(m.w()));
            assertEquals(
                    List.of(3, 4, 3, 3),
                    List.of(
                            Matrices.maxmin(m.g()),
                            Matrices.minmax(m.g()),
                            Matrices.maxmin(m.w()),
                            Matrices.minmax(m.w())));
        }
        assertEquals(List.of("5-1"), printed(8, 7, 6, 5));
        assertEquals(List.of("4-5", "4-3"), printed(8, 7, 6, 4));
        assertEquals(List.of("3-2"), printed(8, 7, 6, 3));
        assertEquals(List.of("2-1"), printed(8, 7, 6, 2));
        assertEquals(List.of("1-5"), printed(8, 7, 6, 1));
        assertEquals(List.of("2-1"), printed(8, 7, 3, 2));
    }

    private static List<String> printed(Integer... left) {
        Deal deal = Deal.ofLeft(List.of(left));
        return PrintedLayout.exchanges(deal, SuitRules.highest(4, 4)).stream()
                .map(exchange -> exchange.given() + "-" + exchange.taken())
                .toList();
    }

    @Test
    void aDistantExchangeIsAChainOfNeighbouringOnes() {
        TrickSolution solution = solve(List.of(3, 1), 4, true);
        Deal deal = solution.game().deal();
        List<Integer> values = deal.chain(new Deal.Exchange(1, 4)).stream()
                .map(link -> solution.analysis().value(SuitState.start(link, true)))
                .toList();
        assertEquals(List.of(0, 2, 2, 4), values);
    }

    @Test
    void everyChainEndsAtTheExchangedDeal() {
        for (int seed = 0; seed < 50; seed++) {
            Deal deal = Deal.random(5, seed);
            for (int given : deal.leftHand())
                for (int taken : deal.rightHand()) {
                    Deal.Exchange exchange = new Deal.Exchange(given, taken);
                    List<Deal> chain = deal.chain(exchange);
                    assertEquals(deal.exchanged(exchange), chain.getLast());
                    for (int i = 1; i < chain.size(); i++) {
                        long change = chain.get(i).left() ^ chain.get(i - 1).left();
                        long lower = Long.lowestOneBit(change);
                        assertEquals(lower | lower << 1, change, "two neighbouring cards change hands");
                    }
                }
        }
    }

    @Test
    void theReportSpeaksBothLanguages() {
        for (Language language : Language.values()) {
            var report = solve(List.of(7, 6, 4, 1), 2, false).tell(Words.in(language));
            assertTrue(report.certificate().checked());
            assertFalse(report.toString().contains("‹"), report.toString());
            assertFalse(report.figures().isEmpty());
        }
    }

    @Test
    void badDealsAreRefusedWithTheirPlace() {
        TrickKind kind = new TrickKind();
        BadDocument twice = assertThrows(
                BadDocument.class,
                () -> kind.read(Node.root(Map.of("left", List.of(4, 4), "right", List.of(2, 1), "scoring", 2))));
        assertEquals("left[2]", twice.place());
        assertThrows(BadDocument.class, () -> kind.read(Node.root(Map.of("word", "AAB"))));
        assertThrows(BadDocument.class, () -> kind.read(Node.root(Map.of("word", "AB", "left", List.of(1)))));
        assertThrows(BadDocument.class, () -> kind.read(Node.root(Map.of("word", "AB", "scoring", 3))));
    }
}
