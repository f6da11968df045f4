package hissho.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.Node;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A certificate claims no more than it checked: what is told or asked besides is said to be unchecked, remarks excepted. */
class AskedBesidesTest {

    private static Report told(String... asked) {
        Kind<?> matrix = Catalogue.kind("matrix").orElseThrow();
        Node document = Node.root(Map.of("matrix", List.of(List.of(1, 5), List.of(4, 2))));
        return Solved.of(matrix, document, Progress.none()).tell(Words.in(Language.ENGLISH), List.of(asked));
    }

    @Test
    void whatIsToldAnywayIsChecked() {
        assertEquals(Report.Mark.HOLDS, told().certificate().mark());
        assertEquals(Report.Mark.HOLDS, told("value", "row").certificate().mark());
    }

    @Test
    void whatIsAskedBesidesIsSaidToBeUnchecked() {
        Report report = told("determinant");
        assertEquals(Report.Mark.PARTLY, report.certificate().mark());
        assertTrue(
                report.certificate().text().endsWith("Not checked a second time: determinant."),
                report.certificate().text());
    }
}
