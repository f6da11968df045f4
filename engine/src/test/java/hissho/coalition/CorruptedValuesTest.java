package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A false Shapley value, nucleolus, index of power or division of an estate is refused by the certificate. */
class CorruptedValuesTest {

    private static final List<String> VALUES = List.of("shapley", "nucleolus", "imputationNucleolus");
    private static final List<String> POWER = List.of("shapleyShubik", "banzhaf", "banzhafMeasure", "swingCounts");
    private static final List<String> RULES =
            List.of("proRata", "equalAwards", "equalLosses", "talmud", "randomArrival");

    @Test
    void falseValuesAreRefused() {
        refuses(VALUES, InOrder.of("players", 3, "v", List.of(1, 0, 1, 4, 3, 5, 8)));
        refuses(VALUES, InOrder.of("players", 3, "v", List.of(0, 0, 0, 4, 0, 0, 2))); // both nucleoli differ
        refuses(VALUES, InOrder.of("players", 4, "v", List.of(0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 2, 2, 2, 2, 3)));
        refuses(VALUES, InOrder.of("family", "chain", "players", 5));
        refuses(VALUES, InOrder.of("symmetric", List.of(0, 2, "7/2", 4)));
    }

    @Test
    void falsePowerIsRefused() {
        refuses(POWER, InOrder.of("weights", List.of(10, 20, 30, 40), "quota", 50));
        refuses(POWER, InOrder.of("players", 5, "minimalWinning", List.of("125", "345")));
        refuses(POWER, InOrder.of("weights", List.of(1, 1, 1), "quota", 2));
    }

    @Test
    void falseDivisionsAreRefused() {
        refuses(RULES, InOrder.of("family", "bankruptcy", "estate", 36, "claims", List.of(10, 20, 30)));
        refuses(RULES, InOrder.of("family", "bankruptcy", "estate", 35, "claims", List.of(10, 20, 30, 40)));
        refuses(RULES, InOrder.of("family", "bankruptcy", "estate", 7, "claims", List.of(5, 5)));
    }

    /** One rule's awards under the name of another. */
    @Test
    void exchangedDivisionsAreRefused() {
        Map<String, Object> document = InOrder.of("family", "bankruptcy", "estate", 36, "claims", List.of(10, 20, 30));
        CoalitionalGame game = GameReader.read(Node.root(document));
        Facts truth = new CoalitionAnswer(game, Asked.NOTHING, Progress.none()).facts();
        for (String rule : RULES)
            for (String other : RULES) {
                Object wrong = truth.get(other, Object.class);
                if (wrong.equals(truth.get(rule, Object.class))) continue;
                Facts facts = new Facts().putAll(truth).put(rule, () -> wrong);
                assertFalse(
                        CoalitionCertificate.of(game, Asked.NOTHING, facts, Progress.none())
                                .holds(),
                        rule + " as " + other);
            }
    }

    @Test
    void theCriterionReachesSixteenPlayers() {
        CoalitionalGame game = GameReader.read(Node.root(InOrder.of("family", "chain", "players", 16)));
        Facts truth = new CoalitionAnswer(game, Asked.NOTHING, Progress.none()).facts();
        Certificate certificate = CoalitionCertificate.of(game, Asked.NOTHING, truth, Progress.none());
        assertTrue(certificate.holds());
        assertTrue(certificate.data().containsKey("kohlberg"));
    }

    /** Each thing that was left alone is named, not only the last of them. */
    @Test
    void allThatIsOpenIsTold() {
        CoalitionalGame game = GameReader.read(Node.root(InOrder.of("family", "un-security-council")));
        Facts truth = new CoalitionAnswer(game, Asked.NOTHING, Progress.none()).facts();
        Certificate certificate = CoalitionCertificate.of(game, Asked.NOTHING, truth, Progress.none());
        assertTrue(certificate.extent() instanceof Extent.Part);
        String open = ((Extent.Part) certificate.extent()).what().toString();
        for (String part : List.of("properties-too-large", "shapley-too-large"))
            assertTrue(open.contains(part), part + " in " + open);
        assertFalse(certificate.data().containsKey("kohlberg"), "an empty list of weights proves nothing");
    }

    private static void refuses(List<String> keys, Map<String, Object> document) {
        CoalitionalGame game = GameReader.read(Node.root(document));
        Facts truth = new CoalitionAnswer(game, Asked.NOTHING, Progress.none()).facts();
        assertTrue(
                CoalitionCertificate.of(game, Asked.NOTHING, truth, Progress.none())
                        .holds(),
                document.toString());
        int refused = 0;
        for (String key : keys) {
            Object value = truth.get(key, Object.class);
            for (Object wrong : Corruption.changes(value)) {
                if (wrong.equals(value)) continue;
                Facts facts = new Facts().putAll(truth).put(key, () -> wrong);
                assertFalse(
                        CoalitionCertificate.of(game, Asked.NOTHING, facts, Progress.none())
                                .holds(),
                        () -> document + " " + key + " as " + wrong);
                refused++;
            }
        }
        assertTrue(refused >= keys.size(), refused + " only");
    }
}
