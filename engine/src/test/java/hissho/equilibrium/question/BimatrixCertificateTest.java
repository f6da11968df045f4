package hissho.equilibrium.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.NashSubset;
import hissho.equilibrium.SoughtEquilibria;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.progress.Once;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The certificate holds for right answers, and refuses every answer with something missing, added or changed; bad documents are refused with their place. */
class BimatrixCertificateTest {

    private static BimatrixQuestion read(Object table) {
        return new BimatrixKind().read(Node.root(InOrder.of("bimatrix", table)));
    }

    private static final List<List<List<Integer>>> CHICKEN =
            List.of(List.of(List.of(1, 1), List.of(-1, 2)), List.of(List.of(2, -1), List.of(-2, -2)));
    private static final List<List<List<Integer>>> DEGENERATE = List.of(
            List.of(List.of(0, 0), List.of(1, 2), List.of(2, 0)), List.of(List.of(0, 1), List.of(2, 0), List.of(0, 1)));

    private static Certificate certificate(BimatrixQuestion question, AllEquilibria all) {
        return new BimatrixAnswer(question, new Once<>(() -> SoughtEquilibria.of(all)), Progress.none())
                .certificate(Progress.none());
    }

    @Test
    void rightAnswersHoldAndAreCheckedWhole() {
        for (Object table : List.of(CHICKEN, DEGENERATE)) {
            BimatrixQuestion question = read(table);
            Certificate certificate = certificate(question, AllEquilibria.of(question.matrices(), Progress.none()));
            assertTrue(certificate.holds());
            assertEquals(Extent.everything(), certificate.extent());
        }
    }

    @Test
    void aMissingEquilibriumIsNoticed() {
        for (Object table : List.of(CHICKEN, DEGENERATE)) {
            BimatrixQuestion question = read(table);
            AllEquilibria all = AllEquilibria.of(question.matrices(), Progress.none());
            for (int k = 0; k < all.subsets().size(); k++) {
                List<NashSubset> fewer = new ArrayList<>(all.subsets());
                fewer.remove(k);
                assertFalse(certificate(question, new AllEquilibria(all.extreme(), fewer))
                        .holds());
            }
            assertFalse(certificate(
                            question,
                            new AllEquilibria(
                                    all.extreme().subList(1, all.extreme().size()), all.subsets()))
                    .holds());
        }
    }

    @Test
    void aFalseEquilibriumIsNoticed() {
        BimatrixQuestion question = read(CHICKEN);
        AllEquilibria all = AllEquilibria.of(question.matrices(), Progress.none());
        Profile swerve = Profile.of(Mixed.pure(2, 0), Mixed.pure(2, 0));
        List<Profile> extreme = new ArrayList<>(all.extreme());
        extreme.add(swerve);
        List<NashSubset> subsets = new ArrayList<>(all.subsets());
        subsets.add(new NashSubset(List.of(swerve.get(0)), List.of(swerve.get(1))));
        assertFalse(certificate(question, new AllEquilibria(extreme, subsets)).holds());
    }

    @Test
    void badDocumentsAreRefusedWithTheirPlace() {
        assertEquals(
                "bimatrix[2]",
                place(InOrder.of("bimatrix", List.of(List.of(List.of(1, 2), List.of(3, 4)), List.of(List.of(1, 2))))));
        assertEquals("bimatrix[1][1][2]", place(InOrder.of("bimatrix", List.of(List.of(List.of(1, "x"))))));
        assertEquals("B", place(InOrder.of("A", List.of(List.of(1, 2)), "B", List.of(List.of(1)))));
        assertEquals("p", place(InOrder.of("bimatrix", CHICKEN, "p", List.of("1/2", "1/3"))));
        assertEquals("q", place(InOrder.of("bimatrix", CHICKEN, "q", List.of(1))));
        assertEquals("label", place(InOrder.of("bimatrix", CHICKEN, "label", 5)));
        assertEquals("csv", place(InOrder.of("csv", "1,2 3")));
        assertEquals("lrsnash", place(InOrder.of("lrsnash", "2 2 1 2 3")));
        assertEquals("", place(InOrder.of()));
    }

    private static String place(java.util.Map<String, Object> document) {
        return assertThrows(BadDocument.class, () -> new BimatrixKind().read(Node.root(document)))
                .place();
    }

    @Test
    void formatsAreReadAgain() {
        BimatrixAnswer answer = new BimatrixAnswer(read(DEGENERATE), Progress.none());
        for (String format : List.of("nfg", "lrsnash", "csv")) {
            String text = answer.facts().get(format, String.class);
            BimatrixQuestion again = new BimatrixKind().read(Node.root(InOrder.of(format, text)));
            assertEquals(answer.matrices, again.matrices(), format);
        }
    }

    /** Random games with fractions, there and back in every format; a zero denominator and words are refused in a sentence. */
    @Test
    void randomGamesAreReadAgain() {
        hissho.property.Property.holds(
                200, hissho.property.Generator.listOf(hissho.property.Generator.rational(9), 2, 24), numbers -> {
                    int width = Math.max(1, numbers.size() % 4);
                    int height = Math.max(1, numbers.size() / 2 / width);
                    List<List<List<Object>>> table = new java.util.ArrayList<>();
                    for (int i = 0; i < height; i++) {
                        List<List<Object>> line = new java.util.ArrayList<>();
                        for (int j = 0; j < width; j++) {
                            int k = 2 * (i * width + j);
                            line.add(List.of(
                                    numbers.get(k % numbers.size()).toString(),
                                    numbers.get((k + 1) % numbers.size()).toString()));
                        }
                        table.add(line);
                    }
                    BimatrixQuestion question = new BimatrixKind().read(Node.root(InOrder.of("bimatrix", table)));
                    BimatrixAnswer answer = new BimatrixAnswer(question, Progress.none());
                    for (String format : List.of("nfg", "lrsnash", "csv")) {
                        String text = answer.facts().get(format, String.class);
                        BimatrixQuestion again = new BimatrixKind().read(Node.root(InOrder.of(format, text)));
                        assertEquals(question.matrices(), again.matrices(), format);
                    }
                });
        assertEquals("csv", place(InOrder.of("csv", "1/0,2")));
        assertEquals("csv", place(InOrder.of("csv", "1,two")));
        assertEquals("lrsnash", place(InOrder.of("lrsnash", "1 1 1/0 2")));
        assertEquals("lrsnash", place(InOrder.of("lrsnash", "99999999999 1 1 2")));
    }
}
