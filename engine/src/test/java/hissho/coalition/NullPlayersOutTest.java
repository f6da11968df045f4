package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the game without null players says, against looking at every coalition with them. */
class NullPlayersOutTest {

    @Test
    void everyFactIsThatOfTheWholeGame() {
        Random random = new Random(16);
        for (int k = 0; k < 80; k++) same(k % 4 == 0 ? unanimity(random) : winning(random));
    }

    @Test
    void nobodyIsLeftOutWhereEverybodyCounts() {
        CoalitionalGame game =
                GameReader.read(Node.root(InOrder.of("players", 3, "minimalWinning", List.of("12", "23"))));
        assertTrue(NullPlayersOut.of(game, 0, Progress.none()).keys().isEmpty());
    }

    private static void same(Map<String, Object> document) {
        CoalitionalGame game = GameReader.read(Node.root(document));
        Facts whole = new CoalitionAnswer(game, Asked.NOTHING, Progress.none()).facts();
        Facts few = NullPlayersOut.of(game, 0, Progress.none());
        for (String key : few.keys()) {
            Fact<?> mine = few.find(key).orElseThrow();
            try {
                assertTrue(mine.agreesWith(whole.find(key).orElseThrow().value()), key + " of " + document);
            } catch (NotAnswered e) {
                assertEquals(e.why(), reason(whole, key), key + " of " + document);
            }
        }
    }

    private static Object reason(Facts facts, String key) {
        try {
            return "answered: " + facts.find(key).orElseThrow().value();
        } catch (NotAnswered e) {
            return e.why();
        }
    }

    private static Map<String, Object> unanimity(Random random) {
        return InOrder.of("players", 5, "unanimity", digits(random, 4), "c", random.nextInt(1, 5));
    }

    private static Map<String, Object> winning(Random random) {
        int n = random.nextInt(3, 7);
        int active = random.nextInt(1, n);
        List<String> listed = new ArrayList<>();
        for (int k = random.nextInt(1, 4); k > 0; k--) listed.add(digits(random, active));
        return InOrder.of("players", n, "minimalWinning", List.copyOf(new HashSet<>(listed)));
    }

    private static String digits(Random random, int active) {
        StringBuilder digits = new StringBuilder();
        for (int i = 1; i <= active; i++) if (random.nextBoolean()) digits.append(i);
        return digits.isEmpty() ? "1" : digits.toString();
    }
}
