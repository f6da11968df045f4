package hissho.stochastic.system.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.stochastic.named.NamedKinds;
import hissho.words.Language;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The first sentence answers what was asked, by the names people know. */
class SystemHeadlineTest {

    private static final Map<String, Object> GAMES =
            Map.of("A", List.of(List.of("2 + 1/2 A", "-1 + 3/4 A"), List.of("1/3 A", 3)));

    @Test
    void aBoundIsToldWhereABoundIsAsked() {
        assertEquals(
                "After 3 steps of the iteration the error is at most 0.474599, judged by the last change; "
                        + "the bound known beforehand is 5.0625.",
                asked("error-bound", 3));
        assertEquals("From zero the error is at most 12.", asked("error-bound", 0));
    }

    @Test
    void strategiesAndTheirGuaranteeAreToldWhereTheyAreAsked() {
        String told = asked("strategies-from-iterate", 1);
        assertTrue(told.startsWith("Optimal after 1 step of the iteration: ("), told);
        assertTrue(told.contains("guarantees "), told);
    }

    @Test
    void aGameWithANameIsCalledByIt() {
        assertEquals(
                "Dare is worth √7-2 = 0.6458… to player I. Player I: pass: (5-√7)/3, dare: (√7-2)/3. "
                        + "Player II: pass: 3-√7, dare: √7-2.",
                headline(named("dare"), Map.of()));
        Object serves = List.of(List.of("4/5", "1/2"), List.of("3/5", "7/10"));
        assertEquals(
                "Player I wins the match with probability 20/27 (value 13/27). Player I: (1/4, 3/4). Player II: (1/2, 1/2).",
                headline(named("match-point"), Map.of("pointWinProbability", serves)));
    }

    private static Kind<?> named(String name) {
        return NamedKinds.all().stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String asked(String query, int steps) {
        Map<String, Object> document = new LinkedHashMap<>(Map.of("games", GAMES, "query", query, "n", steps));
        return headline(new SystemKind(), document);
    }

    private static <G extends hissho.kind.Game> String headline(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none())
                .tell(Words.in(Language.ENGLISH))
                .headline();
    }
}
