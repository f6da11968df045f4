package hissho.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Fact;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What certificates work out again besides their proof is, on random games, what the facts say, and every answer to it occurs. */
class WorkedOutAgainTest {

    private final Random random = new Random(13);

    @Test
    void theVerdictOnGuessedSupports() {
        Set<String> seen = new TreeSet<>();
        for (int trial = 0; trial < 400; trial++) {
            int height = 2 + random.nextInt(2);
            int width = 2 + random.nextInt(2);
            seen.add(agreed(
                    "systemVerdict",
                    InOrder.of(
                            "kind", "matrix",
                            "matrix", table(height, width),
                            "supportRows", some(height),
                            "supportCols", some(width))));
        }
        assertEquals(Set.of("negative-weight", "singular", "valid", "violated-column", "violated-row"), seen);
    }

    @Test
    void cyclesAndZugzwangAmongCards() {
        Set<String> cycles = new TreeSet<>();
        Set<String> zugzwang = new TreeSet<>();
        for (int trial = 0; trial < 600; trial++) {
            List<List<Integer>> edges = new ArrayList<>();
            for (int from = 0; from < 4; from++)
                for (int to = 0; to < 4; to++)
                    if (from / 2 != to / 2 && random.nextInt(5) < 2) edges.add(List.of(from, to));
            Map<String, Object> document = InOrder.of(
                    "kind",
                    "generalised-tanhinmin",
                    "cards",
                    4,
                    "edges",
                    edges,
                    "mover",
                    List.of(0, 1),
                    "other",
                    List.of(2, 3));
            cycles.add(agreed("cycle", document));
            zugzwang.add(agreed("zugzwang", document));
        }
        assertEquals(Set.of("false", "true"), cycles);
        assertEquals(Set.of("false", "true"), zugzwang);
    }

    @Test
    void placesAndPassesOfSeveralPlayers() {
        Set<String> seen = new TreeSet<>();
        for (int trial = 0; trial < 150; trial++) {
            Map<String, Object> document = InOrder.of(
                    "kind", "tanhinmin",
                    "mover", hand(),
                    "others", List.of(hand(), hand()),
                    "table", random.nextInt(4));
            seen.add(agreed("passIsRight", document));
            agreed("places", document);
        }
        assertEquals(Set.of("false", "true"), seen);
    }

    @Test
    void theLongestPlayOfARowOfCoins() {
        for (String game : List.of("turning-turtles", "twins", "mock-turtles", "ruler", "triplets", "rulerette"))
            for (int trial = 0; trial < 12; trial++) {
                StringBuilder coins = new StringBuilder("H");
                while (coins.length() < 2 + trial % 8) coins.insert(0, random.nextBoolean() ? 'H' : 'T');
                agreed("maxMoves", InOrder.of("kind", game, "coins", coins.toString()));
            }
    }

    @Test
    void theBestStrategiesOfMemory() {
        for (int pairs = 2; pairs <= 5; pairs++)
            for (int known = 0; known < pairs; known++) {
                Map<String, Object> document =
                        InOrder.of("kind", "memory", "pairs", pairs, "known", known, "lead", known % 3 - 1);
                agreed("favoured", document);
                agreed("bestStrategies", document);
            }
    }

    @Test
    void mixturesByName() {
        for (int blotto = 2; blotto <= 5; blotto++)
            for (String key : List.of("row", "col", "size"))
                agreed(key, InOrder.of("kind", "colonel-blotto", "blotto", blotto, "kije", 3, "posts", 2));
        for (int width = 2; width <= 3; width++)
            for (String key : List.of("row", "col", "rowUniformOverPlacements"))
                agreed(key, InOrder.of("kind", "battleship", "rows", width, "cols", 2, "ship", 2));
        for (String key : List.of("support", "weights", "hasValue")) {
            agreed(key, InOrder.of("kind", "mendelsohn", "n", "infinite", "win", 1, "lose", 2));
            agreed(key, InOrder.of("kind", "silverman", "n", "infinite", "threshold", 3, "win", 1, "penalty", 2));
        }
        agreed("hasValue", InOrder.of("kind", "countable-game", "game", "largest-integer"));
    }

    /** The fact in words, where the certificate covers it with the same value. */
    private static String agreed(String key, Map<String, Object> document) {
        return agreed(Catalogue.kind((String) document.get("kind")).orElseThrow(), key, document);
    }

    private static <G extends Game> String agreed(Kind<G> kind, String key, Map<String, Object> document) {
        Solution solution = kind.solve(kind.read(Node.root(document)), Progress.none());
        Certificate certificate = solution.certificate(Progress.none());
        Fact<?> fact = solution.facts().find(key).orElseThrow();
        assertTrue(certificate.holds(), document.toString());
        assertTrue(
                Compare.EXACT.agree(fact.value(), certificate.covers().get(key)),
                () -> key + " of " + document + ": " + fact.value() + ", again "
                        + certificate.covers().get(key));
        return String.valueOf(fact.value());
    }

    private List<List<Integer>> table(int height, int width) {
        return IntStream.range(0, height)
                .mapToObj(i -> IntStream.range(0, width)
                        .mapToObj(j -> random.nextInt(7) - 3)
                        .toList())
                .toList();
    }

    private List<Integer> some(int size) {
        List<Integer> lines = new ArrayList<>();
        for (int k = 1; k <= size; k++) if (random.nextInt(3) > 0) lines.add(k);
        return lines.isEmpty() ? List.of(1 + random.nextInt(size)) : lines;
    }

    private List<Integer> hand() {
        return IntStream.range(0, 1 + random.nextInt(3))
                .mapToObj(card -> 1 + random.nextInt(5))
                .toList();
    }
}
