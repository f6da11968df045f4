package hissho.card.tanhinmin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.kind.Solved;
import hissho.progress.Progress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A card that cuts clears the table without a pass, also where the game is searched as a graph: one series is the plain game, and so is to shed every card. */
class CutAtOnceTest {

    @Test
    void oneSeriesLastsAsLongAsThePlainGame() {
        Random random = new Random(8);
        for (int i = 0; i < 300; i++) {
            int cards = 1 + random.nextInt(4);
            List<Integer> mover = random.ints(cards, 5, 11).boxed().toList();
            List<Integer> other = random.ints(cards, 5, 11).boxed().toList();
            Map<String, Object> plain = new LinkedHashMap<>(Map.of("mover", mover, "other", other, "eightCut", true));
            Map<String, Object> series = new LinkedHashMap<>(
                    Map.of("mover", Map.of("a", mover), "other", Map.of("a", other), "eightCut", true));
            Map<String, Object> shed = new LinkedHashMap<>(plain);
            shed.put("shed", cards);
            Object length = length(plain);
            assertEquals(length, length(series), plain::toString);
            assertEquals(length, length(shed), plain::toString);
        }
    }

    private static Object length(Map<String, Object> document) {
        return Solved.of(new TanhinminKind(), Node.root(document), Progress.none())
                .facts()
                .find("length")
                .orElseThrow()
                .value();
    }

    @Test
    void oneCardLiesOnTheTable() {
        for (Map<String, Integer> table : List.of(Map.<String, Integer>of(), Map.of("a", 3, "b", 4), Map.of("a", 8)))
            assertThrows(
                    BadDocument.class,
                    () -> length(Map.of(
                            "mover",
                            Map.of("a", List.of(9)),
                            "other",
                            Map.of("a", List.of(7)),
                            "eightCut",
                            true,
                            "table",
                            table)));
    }
}
