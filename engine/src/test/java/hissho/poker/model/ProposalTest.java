package hissho.poker.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where strategies of both players are proposed, each gets the answers it gets alone, under the player's name. */
class ProposalTest {

    private static final List<String> QUESTIONS = List.of("optimal", "cost", "mistake", "isAdmissible");

    @Test
    void laRelance() {
        Facts both = laRelance(InOrder.of("beta", 1, "strategy", "coin", "callThreshold", "1/4"));
        same(laRelance(InOrder.of("beta", 1, "strategy", "coin")), both, "I");
        same(laRelance(InOrder.of("beta", 1, "callThreshold", "1/4")), both, "II");
        assertEquals(Rational.ZERO, both.get("costI", Rational.class));
        assertEquals(Rational.of(65, 1152), both.get("costII", Rational.class));
    }

    @Test
    void vonNeumann() {
        Object bets = List.of(List.of("1/4", "1/2"));
        Facts both = vonNeumann(InOrder.of("beta", 2, "betSet", bets, "callThreshold", 0));
        same(vonNeumann(InOrder.of("beta", 2, "betSet", bets)), both, "I");
        same(vonNeumann(InOrder.of("beta", 2, "callThreshold", 0)), both, "II");
    }

    /** Where callers are asked about, the headline says which of the three optimal strategies is best against them. */
    @Test
    void threeOptimalStrategies() {
        Object some = List.of(0, "1/6", "1/3", "1/2", "2/3", "5/6", 1);
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            assertEquals(words.say("poker.la-relance.best.some", 3, 7), headline(some, words));
            assertEquals(words.say("poker.la-relance.best.every", 1, 1), headline(List.of(0), words));
            assertEquals(words.say("poker.la-relance.best.same", 0, 2), headline(List.of("1/2", 1), words));
        }
    }

    private static String headline(Object thresholds, Words words) {
        LaRelanceKind kind = new LaRelanceKind();
        Node document = Node.root(InOrder.of("beta", 2, "thresholds", thresholds));
        return kind.solve(kind.read(document), Progress.none()).tell(words).headline();
    }

    private static void same(Facts alone, Facts both, String whose) {
        for (String key : QUESTIONS) {
            assertEquals(alone.get(key, Object.class), both.get(key + whose, Object.class), key + whose);
            assertTrue(both.find(key).isEmpty(), key);
        }
    }

    private static Facts laRelance(Object document) {
        LaRelanceKind kind = new LaRelanceKind();
        return kind.solve(kind.read(Node.root(document)), Progress.none()).facts();
    }

    private static Facts vonNeumann(Object document) {
        VonNeumannKind kind = new VonNeumannKind();
        return kind.solve(kind.read(Node.root(document)), Progress.none()).facts();
    }
}
