package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A false property, a false total, false weights and a vertex moved, missing or doubled are refused by the certificate. */
class CorruptedCoresTest {

    private static final List<Map<String, Object>> GAMES = List.of(
            InOrder.of("players", 3, "v", List.of(1, 0, 1, 4, 3, 5, 8)),
            InOrder.of("players", 3, "v", List.of(0, 0, 0, 1, 1, 1, 1)),
            InOrder.of("players", 3, "v", List.of(0, -1, 1, 3, 2, 4, 5)),
            InOrder.of("players", 2, "v", List.of(3, 3, 4)),
            InOrder.of("players", 3, "v", List.of(1, 2, -1, 3, 0, 1, 2)),
            InOrder.of("family", "glove", "P", 2, "Q", 2),
            InOrder.of("symmetric", List.of(0, 2, "7/2", 4)),
            InOrder.of("players", 5, "minimalWinning", List.of("125", "345")),
            InOrder.of("weights", List.of(10, 20, 30, 40), "quota", 50));

    private static final List<String> CHECKED = List.of(
            "superadditive",
            "constantSum",
            "essential",
            "convex",
            "coreEmpty",
            "minimumTotal",
            "balancedWeights",
            "coreVertices");

    @Test
    void falseCoresAreRefused() {
        int refused = 0;
        for (Map<String, Object> document : GAMES) refused += refused(document);
        assertTrue(refused >= 100, refused + " only");
    }

    private static int refused(Map<String, Object> document) {
        CoalitionalGame game = GameReader.read(Node.root(document));
        Facts truth = new CoalitionAnswer(game, Asked.NOTHING, Progress.none()).facts();
        Certificate certificate = CoalitionCertificate.of(game, Asked.NOTHING, truth, Progress.none());
        assertTrue(certificate.holds(), document.toString());
        int refused = 0;
        for (String key : CHECKED) {
            Object value = truth.get(key, Object.class);
            for (Object wrong : Corruption.changes(value)) {
                if (wrong.equals(value) || onlyRepeats(game, key, wrong)) continue;
                Facts facts = new Facts().putAll(truth).put(key, () -> wrong);
                assertFalse(
                        CoalitionCertificate.of(game, Asked.NOTHING, facts, Progress.none())
                                .holds(),
                        () -> document + " " + key + " as " + wrong);
                refused++;
            }
        }
        return refused;
    }

    /** With more than four players a missing vertex is not noticed, and the certificate says so. */
    private static boolean onlyRepeats(CoalitionalGame game, String key, Object wrong) {
        return key.equals("coreVertices")
                && game.count() > 4
                && wrong instanceof List<?> list
                && !list.isEmpty()
                && list.stream().distinct().count() == list.size()
                && list.stream()
                        .allMatch(x -> x instanceof hissho.number.RationalVector v
                                && hissho.coalition.core.Imputations.inCore(game.coalitions(), v));
    }

    @Test
    void theCertificateOfMorePlayersSaysWhatItLeavesOut() {
        CoalitionalGame game = GameReader.read(
                Node.root(InOrder.of("family", "machines-workers", "machines", List.of(2, 2), "workers", 3)));
        Facts facts = new CoalitionAnswer(game, Asked.NOTHING, Progress.none()).facts();
        Certificate certificate = CoalitionCertificate.of(game, Asked.NOTHING, facts, Progress.none());
        assertTrue(certificate.holds());
        assertEquals("Part", certificate.extent().getClass().getSimpleName());
    }
}
