package hissho.zerosum.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.fact.Fact;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of the theory reads, solves, certifies and tells its games in both languages without a missing word. */
class ZeroSumKindsTest {

    static Stream<Map<String, Object>> documents() {
        return Stream.of(
                Map.of("kind", "odd-or-even", "calls", List.of(0, 1, 2)),
                Map.of("kind", "card-colour"),
                Map.of("kind", "holmes-moriarty", "method", "two-by-two"),
                Map.of("kind", "daiquiri", "sidePaymentCents", 42),
                Map.of("kind", "latin-square", "values", List.of(1, 5, 2)),
                Map.of("kind", "magic-square", "n", 5),
                Map.of("kind", "matching-pennies"),
                Map.of("kind", "rock-paper-scissors"),
                Map.of("kind", "normandy"),
                Map.of("kind", "guess-absolute-difference", "n", 4),
                Map.of("kind", "guess-power-of-two", "n", 3),
                Map.of("kind", "guess-high-low", "n", 3, "tooHigh", "-1"),
                Map.of("kind", "guess-discount", "n", 3, "b", "1/2"),
                Map.of("kind", "guess-discount", "n", 3, "b", "2"),
                Map.of("kind", "pascal", "n", 3),
                Map.of("kind", "mendelsohn", "n", 5),
                Map.of("kind", "mendelsohn", "n", "infinite"),
                Map.of("kind", "silverman", "n", 6),
                Map.of("kind", "silverman", "n", "infinite", "threshold", "5/2"),
                Map.of("kind", "colonel-blotto", "blotto", 4, "kije", 3, "posts", 3),
                Map.of("kind", "dresher-guessing", "n", 5),
                Map.of("kind", "battleship", "rows", 2, "cols", 3, "ship", 2),
                Map.of("kind", "thievery", "values", List.of(3, 1, 2)),
                Map.of("kind", "helicopter-submarine", "n", 4, "adjacent", "1/3"),
                Map.of("kind", "number-hides", "n", 4),
                Map.of("kind", "number-hides", "n", 5),
                Map.of("kind", "diagonal", "d", List.of(1, 2)),
                Map.of("kind", "diagonal", "d", List.of(1, -2)),
                Map.of("kind", "triangular", "matrix", List.of(List.of(1, 0), List.of(2, 3))),
                Map.of("kind", "two-by-infinity", "columns", "(2,0) and (1/j, 1), j=1,2,..."),
                Map.of("kind", "infinity-by-two", "rows", "(1-x^2, 1-(1-x)^2), 0<=x<=1"),
                Map.of("kind", "countable-game", "game", "largest-integer", "truncate", 4),
                Map.of("kind", "countable-game", "rule", "i-j", "truncate", 3),
                Map.of("kind", "countable-game", "rule", "1/i-1/j", "truncate", 3),
                Map.of("kind", "power-of-four"),
                Map.of(
                        "kind",
                        "matrix-symmetry",
                        "matrix",
                        List.of(
                                List.of(4, 2, 1, 0),
                                List.of(1, 3, 0, -1),
                                List.of(-2, 2, 2, -2),
                                List.of(-1, 0, 3, 1),
                                List.of(0, 1, 2, 4)),
                        "permutations",
                        List.of(List.of(4, 3, 2, 1), List.of(4, 2, 3, 1)),
                        "claimedOrder",
                        4,
                        "q",
                        List.of("1/30", "8/15", "16/45", "7/90")),
                Map.of(
                        "kind",
                        "parametric-matrix-game",
                        "matrix",
                        List.of(List.of("0", "2"), List.of("t", "1/t")),
                        "parameter",
                        "t"),
                Map.of("kind", "named-matrix-game", "game", "thievery", "params", Map.of("values", List.of(4, 2, 1))));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyKindTellsItsGames(Map<String, Object> document) {
        Solution solution = solve(document);
        Certificate certificate = solution.certificate(Progress.none());
        assertTrue(certificate.holds());
        assertFalse(certificate.data().isEmpty());
        for (Language language : Language.values()) {
            Report report = solution.tell(Words.in(language)).certified(certificate, Words.in(language));
            assertNotEquals(Report.Mark.REFUTED, report.certificate().mark());
            assertNotEquals(Report.Mark.UNCHECKED, report.certificate().mark());
            assertFalse(report.toString().contains("‹"), report.toString());
        }
    }

    @Test
    void everyFieldHasItsWordsInBothLanguages() {
        for (Kind<?> kind : ZeroSumKinds.all())
            for (Language language : Language.values()) {
                Words words = Words.in(language);
                String key = kind.room() + "." + kind.name();
                assertTrue(words.knows(key), kind.name());
                assertTrue(words.knows(key + ".about"), kind.name());
                for (Field<?> field : kind.document().fields())
                    assertNotEquals("", field.meaning(key, words), kind.name() + " " + field.name());
                for (String fact : kind.facts())
                    assertFalse(Fact.label(fact, kind.room(), words).contains("‹"), kind.name() + " " + fact);
            }
    }

    @Test
    void aFewWordsMakeADocument() {
        assertEquals(Rational.parse("14/9"), value(fromWords("colonel-blotto", "4", "3", "2")));
        assertEquals(Rational.of(4), value(fromWords("thievery", "10,5,5,1")));
        assertEquals(Rational.parse("35/11"), value(fromWords("two-by-infinity", "(j, 10/j), j=1,2,...")));
        assertThrows(BadDocument.class, () -> fromWords("number-hides", "3", "4", "5", "6", "7"));
    }

    @Test
    void unknownFieldsAreRefusedByName() {
        BadDocument bad = assertThrows(
                BadDocument.class, () -> solve(Map.of("kind", "colonel-blotto", "blotto", 4, "kije", 3, "post", 2)));
        assertEquals("post", bad.place());
    }

    private static Object value(Map<String, Object> document) {
        return solve(document)
                .tell(Words.in(Language.ENGLISH))
                .answer()
                .getFirst()
                .value();
    }

    private static Map<String, Object> fromWords(String kind, String... words) {
        return kind(kind).fromWords(List.of(words)).orElseThrow();
    }

    private static Kind<?> kind(String name) {
        return ZeroSumKinds.all().stream()
                .filter(k -> k.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Solution solve(Map<String, Object> document) {
        return solve(kind(document.get("kind").toString()), document);
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        Map<String, Object> fields = new HashMap<>(document);
        fields.remove("kind");
        kind.document().read(Node.root(fields));
        return kind.solve(kind.read(Node.root(fields)), Progress.none());
    }
}
