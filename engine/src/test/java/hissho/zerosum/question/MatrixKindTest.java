package hissho.zerosum.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGames;
import hissho.zerosum.method.Method;
import hissho.zerosum.method.Methods;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** From document to report, with the edge cases of the chapter. */
class MatrixKindTest {

    private final MatrixKind kind = new MatrixKind();

    private Report solve(Map<String, Object> document) {
        Solution solution = kind.solve(kind.read(Node.root(document)), Progress.none());
        Certificate certificate = solution.certificate(Progress.none());
        assertTrue(certificate.holds());
        Report japanese = solution.tell(Words.in(Language.JAPANESE));
        Report english = solution.tell(Words.in(Language.ENGLISH));
        for (Report report : List.of(english, japanese))
            assertFalse(report.toString().contains("‹"), report.toString());
        return english;
    }

    private Report solve(List<List<Object>> matrix) {
        return solve(Map.of("matrix", matrix));
    }

    private static Object fact(Report report, String key) {
        return report.answer().stream()
                .filter(fact -> fact.key().equals(key))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    void smallestAndThinnestGames() {
        assertEquals(Rational.of(7), fact(solve(List.of(List.of(7))), "value"));
        assertEquals(Rational.of(-2), fact(solve(List.of(List.of(3, -2, 5))), "value"));
        assertEquals(Rational.of(5), fact(solve(List.of(List.of(3), List.of(-2), List.of(5))), "value"));
    }

    @Test
    void constantAndRepeatedLinesHaveManyOptima() {
        Report constant = solve(List.of(List.of(4, 4), List.of(4, 4)));
        assertEquals(false, fact(constant, "uniqueRow"));
        assertEquals(4, ((List<?>) fact(constant, "saddlePoints")).size());
        Report twice = solve(List.of(List.of(3, 0), List.of(3, 0), List.of(0, 3)));
        assertEquals(2, ((List<?>) fact(twice, "rowExtreme")).size());
    }

    @Test
    void hugeAndFractionalEntriesStayExact() {
        String huge = "9".repeat(60);
        Report report = solve(List.of(List.of(huge, "-1/3"), List.of("0.25", "1e40")));
        Rational a = Rational.parse(huge);
        Rational b = Rational.of(-1, 3);
        Rational c = Rational.parse("1e40");
        Rational d = Rational.of(1, 4);
        Rational value = a.times(c).minus(b.times(d)).over(a.minus(b).plus(c).minus(d));
        assertEquals(value, fact(report, "value"));
    }

    @Test
    void everyMethodCanBeAskedForOnAnyGame() {
        Property.holds(25, MatrixGames.upTo(4, 4, 3), game -> {
            for (Method method : Methods.all()) {
                Map<String, Object> document = new HashMap<>();
                document.put(
                        "matrix",
                        game.payoffs().rows().stream()
                                .map(row -> (Object)
                                        row.stream().map(Rational::toString).toList())
                                .toList());
                document.put("method", method.name());
                solve(document);
            }
        });
    }

    @Test
    void learnersQuestionsAreAnswered() {
        Map<String, Object> document = new HashMap<>();
        document.put("matrix", List.of(List.of(100, -50), List.of(0, 100)));
        document.put("rowLabels", List.of("Canterbury", "Dover"));
        document.put("colLabels", List.of("Canterbury", "Dover"));
        document.put("rowPlayed", "Dover");
        document.put("colPlayed", "Canterbury");
        document.put("p", Map.of("Canterbury", "3/5", "Dover", "2/5"));
        document.put("q", List.of("3/5", "2/5"));
        document.put("value", 40);
        document.put("outcomes", 7);
        document.put("transfer", "Dover");
        document.put("programs", true);
        document.put("matrix2", List.of(List.of(1, 0), List.of(0, 1)));
        String told = solve(document).toString();
        assertTrue(told.contains("it guarantees player I only 10"), told);
        assertTrue(told.contains("The proposed value 40 is right"), told);
        assertTrue(told.contains("beforehand it was not a mistake"), told);
        assertTrue(told.contains("not dominated"), told);
        assertTrue(told.contains("Maximize"), told);
        assertTrue(told.contains("not a multiple"), told);
    }

    @Test
    void vectorsThatAreNoStrategiesAreRejectedWithTheReason() {
        List<List<Integer>> matrix = List.of(List.of(1, 0), List.of(0, 1));
        assertTrue(solve(Map.of("matrix", matrix, "p", List.of("1/2", "1/3")))
                .toString()
                .contains("sum to 5/6"));
        assertTrue(solve(Map.of("matrix", matrix, "q", List.of("-1/2", "3/2")))
                .toString()
                .contains("is -1/2"));
    }

    @Test
    void badDocumentsNameThePlace() {
        assertEquals("matrix[2]", refused(Map.of("matrix", List.of(List.of(1, 2), List.of(3)))));
        assertEquals("matrix[1][2]", refused(Map.of("matrix", List.of(List.of(1, "x")))));
        assertEquals("matrix", refused(Map.of("matrix", List.of())));
        assertEquals("", refused(Map.of()));
        assertEquals("p", refused(Map.of("matrix", List.of(List.of(1, 2)), "p", List.of("1/2", "1/2"))));
        assertEquals("method", refused(Map.of("matrix", List.of(List.of(1, 2)), "method", "magic")));
        assertEquals("rowPlayed", refused(Map.of("matrix", List.of(List.of(1, 2)), "rowPlayed", 2)));
        assertEquals("supportRows", refused(Map.of("matrix", List.of(List.of(1, 2)), "supportRows", List.of(1, 1))));
    }

    private String refused(Map<String, Object> document) {
        return assertThrows(BadDocument.class, () -> kind.read(Node.root(document)))
                .place();
    }
}
