package hissho.card.trick.whist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.trick.TrickKind;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Playing;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableKindTest {

    private static final TableKind KIND = new TableKind();

    private static final Map<String, Object> TWO =
            Map.of("hands", List.of(List.of("SA", "S3", "H9"), List.of("SK", "H10", "H2")), "trump", "H", "leader", 2);

    private static final Map<String, Object> FOUR = Map.of(
            "hands",
            List.of(List.of("SA", "H3"), List.of("SK", "H10"), List.of("S2", "HA"), List.of("S9", "HK")),
            "partners",
            true);

    private static final Map<String, Object> STOCK = Map.of(
            "hands",
            List.of(List.of("X7", "X4", "X1"), List.of("X8", "X5", "X2")),
            "points",
            Map.of("X6", 1),
            "stock",
            List.of("X6", "X3", "X10", "X9"),
            "stockOrder",
            "unknown");

    private static final Map<String, Object> THREE = Map.of(
            "hands",
            List.of(List.of("H9", "C7"), List.of("HK", "C2"), List.of("HA", "C4")),
            "points",
            "hearts",
            "aim",
            "avoid");

    @Test
    void everySortOfTableIsSolvedCertifiedAndToldInBothLanguages() {
        for (Map<String, Object> document : List.of(TWO, FOUR, STOCK, THREE)) {
            var solution = KIND.solve(KIND.read(Node.root(document)), Progress.none());
            assertTrue(solution.certificate(Progress.none()).holds(), document.toString());
            for (Language language : Language.values())
                assertFalse(solution.tell(Words.in(language)).toString().contains("‹"), document.toString());
        }
    }

    @Test
    void anUnknownStockIsTheAverageOverItsOrders() {
        TableGame game = KIND.read(Node.root(STOCK));
        long sum = 0;
        List<List<Integer>> orders = StockSolution.permutations(game.rules().stock());
        for (List<Integer> order : orders) {
            TableGame open = game.stocked(order);
            sum += SlowTable.value(open.rules(), open.start());
        }
        assertEquals(24, orders.size());
        assertEquals(
                Rational.of(sum, 24), StockSolution.of(game, Progress.none()).mean());
    }

    @Test
    void bestMovesKeepWhatTheyPromise() {
        playOut(KIND, TWO);
        playOut(KIND, FOUR);
        playOut(new TrickKind(), Map.of("word", "AABBBABA", "scoring", 4));
        playOut(new TrickKind(), Map.of("word", "ABBABBAA", "block", List.of(3, 5), "aim", "avoid"));
        playOut(new TrickKind(), Map.of("word", "ABBABA", "aim", "last-trick", "leader", "right"));
        playOut(new TrickKind(), Map.of("word", "ABBABBAA", "target", 3));
        playOut(
                new TrickKind(),
                Map.of("word", "ABBABBAA", "scoring", 5, "contract", Map.of("by", "right", "points", 2)));
    }

    private static <G extends Game> void playOut(Kind<G> kind, Map<String, Object> document) {
        Position position =
                kind.play(kind.read(Node.root(document)), Progress.none()).orElseThrow();
        Optional<Integer> winner = Optional.empty();
        boolean first = true;
        while (Playing.ending(position).isEmpty()) {
            Playing.check(position);
            Advice advice = position.advice(Progress.none());
            int mover = Playing.mover(position);
            Optional<Integer> says = advice.standing() == Standing.Sure.WIN
                    ? Optional.of(mover)
                    : advice.standing() == Standing.Sure.LOSS ? Optional.of(1 - mover) : Optional.empty();
            if (!first) assertEquals(winner, says, document.toString());
            winner = says;
            first = false;
            assertTrue(position.moves().listed().containsAll(Playing.best(position)));
            for (Language language : Language.values()) {
                Words words = Words.in(language);
                assertFalse(words.say(advice.why().getFirst()).contains("‹"));
            }
            position = position.after(Playing.best(position).getFirst());
        }
        assertTrue(position.moves().isEmpty());
        assertEquals(winner, Playing.winner(position), document.toString());
    }

    @Test
    void badTablesAreRefused() {
        refuse("hands[2]", Map.of("hands", List.of(List.of("SA"), List.of("SK", "SQ"))));
        refuse("hands[2][1]", Map.of("hands", List.of(List.of("SA"), List.of("SA"))));
        refuse("hands[1][1]", Map.of("hands", List.of(List.of("S?"), List.of("SA"))));
        refuse("trump", Map.of("hands", List.of(List.of("SA"), List.of("SK")), "trump", "H"));
        refuse("partners", Map.of("hands", List.of(List.of("SA"), List.of("SK")), "partners", true));
        refuse("stock", Map.of("hands", List.of(List.of("SA"), List.of("SK")), "stock", List.of("SQ")));
    }

    private static void refuse(String place, Map<String, Object> document) {
        BadDocument bad = assertThrows(BadDocument.class, () -> KIND.read(Node.root(document)));
        assertEquals(place, bad.place());
        assertFalse(Words.in(Language.JAPANESE).say(bad.what()).contains("‹"));
    }

    @Test
    void onlyCardsThatCountAreNamedWithTheirPoints() {
        String told = KIND.solve(KIND.read(Node.root(STOCK)), Progress.none())
                .tell(Words.in(Language.ENGLISH))
                .toString();
        assertTrue(told.contains("Points: X6=1."), told);
    }
}
