package hissho.card.trick;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.Refusals;
import hissho.certificate.Extent;
import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No certificate of the trick-taking games holds for an answer that is wrong anywhere it claims to have looked. */
@Tag("slow")
class TrickRefusalsTest {

    private static final String[] SAID = {"value", "leads", "bestLeads", "line"};

    @Test
    void smallDeals() {
        for (Map<String, Object> rules : List.<Map<String, Object>>of(
                Map.of("scoring", 3),
                Map.of("scoring", 3, "aim", "avoid"),
                Map.of("aim", "last-trick"),
                Map.of("points", Map.of("8", 11, "7", 10, "2", 4), "target", 14))) {
            Map<String, Object> document = new java.util.LinkedHashMap<>(rules);
            document.put("kind", "trick");
            document.put("word", "ABBABAAB");
            document.put("leader", "right");
            Refusals.refusesAll(document, Extent.Everything.class, said(rules));
            refusesMatrices(document);
            refusesExchanges(document);
        }
    }

    /** Larger deals are replayed: the matrices are still proved entry by entry, the exchanges are not. */
    @Test
    void largerDeals() {
        for (Map<String, Object> rules : List.<Map<String, Object>>of(
                Map.of("scoring", 6), Map.of("aim", "avoid"), Map.of("aim", "last-trick"), Map.of("target", 9))) {
            Map<String, Object> document = new java.util.LinkedHashMap<>(rules);
            document.put("kind", "trick");
            document.put("random", Map.of("cards", 7, "seed", 5));
            Refusals.refusesAll(document, Extent.Part.class, said(rules));
            refusesMatrices(document);
        }
    }

    /** A line to a target stays one when a trick is left out that nobody needs. */
    private static String[] said(Map<String, Object> rules) {
        return rules.containsKey("target") ? new String[] {"value", "leads", "bestLeads"} : SAID;
    }

    @Test
    void largeDealsAreCheckedInPart() {
        Refusals.refusesAll(Map.of("kind", "trick", "random", Map.of("cards", 12, "seed", 5)), Extent.Part.class, SAID);
        Refusals.refusesAll(
                Map.of("kind", "trick", "random", Map.of("cards", 20, "seed", 5), "scoring", 2),
                Extent.Part.class,
                SAID);
    }

    private static void refusesMatrices(Map<String, Object> document) {
        TrickSolution s = (TrickSolution) Refusals.solve(document);
        for (UnaryOperator<Matrices> change : List.<UnaryOperator<Matrices>>of(
                m -> Matrices.of(more(m.g()), m.t(), m.w(), m.h()),
                m -> Matrices.of(m.g(), more(m.t()), m.w(), m.h()),
                m -> Matrices.of(m.g(), m.t(), more(m.w()), m.h()),
                m -> Matrices.of(m.g(), m.t(), m.w(), more(m.h())),
                m -> Matrices.of(more(m.g()), m.t(), more(m.w()), m.h())))
            assertFalse(
                    new TrickSolution(
                                    s.game(),
                                    s.analysis(),
                                    s.value(),
                                    s.leads(),
                                    s.bestLeads(),
                                    s.line(),
                                    change.apply(s.matrices()),
                                    s.exchanges())
                            .certificate(Progress.none())
                            .holds(),
                    document.toString());
    }

    private static void refusesExchanges(Map<String, Object> document) {
        TrickSolution s = (TrickSolution) Refusals.solve(document);
        for (var corrupted : hissho.property.Corruption.of(s.exchanges().get(), "neighbours", "here"))
            assertFalse(
                    new TrickSolution(
                                    s.game(),
                                    s.analysis(),
                                    s.value(),
                                    s.leads(),
                                    s.bestLeads(),
                                    s.line(),
                                    s.matrices(),
                                    corrupted::copy)
                            .certificate(Progress.none())
                            .holds(),
                    corrupted.place());
    }

    private static int[][] more(int[][] matrix) {
        int[][] copy = java.util.Arrays.stream(matrix).map(int[]::clone).toArray(int[][]::new);
        copy[0][0]++;
        return copy;
    }

    @Test
    void tables() {
        String[] said = {"result", "leads", "line"};
        List<List<String>> two = List.of(List.of("SA", "S3", "HK", "H2"), List.of("SK", "S2", "HA", "H3"));
        Refusals.refusesAll(Map.of("kind", "trick-table", "hands", two), Extent.Everything.class, said);
        Refusals.refusesAll(
                Map.of("kind", "trick-table", "hands", two, "trump", "H", "target", 5, "leader", 2),
                Extent.Everything.class,
                said);
        Refusals.refusesAll(
                Map.of("kind", "trick-table", "hands", two, "aim", "last-trick"), Extent.Everything.class, said);
        List<List<String>> three = List.of(List.of("SA", "H2"), List.of("SK", "HA"), List.of("S2", "H3"));
        Refusals.refusesAll(Map.of("kind", "trick-table", "hands", three), Extent.Everything.class, said);
    }

    @Test
    void stocks() {
        Refusals.refusesAll(
                Map.of(
                        "kind",
                        "trick-table",
                        "hands",
                        List.of(List.of("SA", "H3"), List.of("SK", "HA")),
                        "stock",
                        List.of("S2", "H2", "SQ", "HK"),
                        "stockOrder",
                        "unknown",
                        "follow",
                        "after-stock"),
                Extent.Everything.class,
                "orders");
    }

    @Test
    void aTargetNobodyCanReachIsRefused() {
        Map<String, Object> deal = Map.of("kind", "trick", "word", "ABBA", "scoring", 2, "target", 3);
        assertThrows(BadDocument.class, () -> Refusals.solve(deal));
    }

    /** With a target every deal can be told to the end, and the slow way agrees; the game ends where the target is taken. */
    @Test
    void everyTargetIsSolvedAndCertified() {
        Property.holds(
                300,
                (random, size) -> {
                    int cards = 2 + random.nextInt(4);
                    int scoring = 1 + random.nextInt(2 * cards);
                    return Map.<String, Object>of(
                            "kind",
                            "trick",
                            "random",
                            Map.of("cards", cards, "seed", random.nextLong()),
                            "scoring",
                            scoring,
                            "target",
                            1 + random.nextInt(scoring),
                            "leader",
                            random.nextBoolean() ? "left" : "right");
                },
                document -> {
                    TrickSolution solution = (TrickSolution) Refusals.solve(document);
                    assertTrue(solution.certificate(Progress.none()).holds(), document.toString());
                    SuitState state = solution.start();
                    for (Analysis.Trick trick : solution.line()) {
                        assertFalse(solution.game().rules().ended(state));
                        state = solution.analysis().after(state, trick.lead(), trick.answer());
                    }
                    assertTrue(solution.game().rules().ended(state));
                });
    }
}
