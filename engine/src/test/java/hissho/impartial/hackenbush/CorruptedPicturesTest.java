package hissho.impartial.hackenbush;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** False words about pictures are refused, and a picture too large to be searched again is said to be unchecked. */
@Tag("slow")
class CorruptedPicturesTest {

    private static final List<List<Integer>> EDGES =
            List.of(List.of(0, 1), List.of(1, 2), List.of(2, 0), List.of(2, 3), List.of(0, 4), List.of(4, 5));

    private static ColouredPicture coloured(List<List<Integer>> edges, List<Colour> colours) {
        Picture picture = Picture.of(0, edges);
        return new ColouredPicture(picture, colours, Layout.of(picture));
    }

    @Test
    void winningCutsOfBothPlayers() {
        for (List<Colour> colours : List.of(
                List.of(Colour.BLUE, Colour.RED, Colour.GREEN, Colour.BLUE, Colour.GREEN, Colour.RED),
                List.of(Colour.GREEN, Colour.RED, Colour.GREEN, Colour.BLUE, Colour.GREEN, Colour.RED),
                List.of(Colour.BLUE, Colour.BLUE, Colour.GREEN, Colour.GREEN, Colour.GREEN, Colour.RED))) {
            PartizanSolution solution = PartizanSolution.of(coloured(EDGES, colours), Progress.none());
            Certificate truth = solution.certificate(Progress.none());
            assertTrue(truth.holds());
            assertInstanceOf(Extent.Everything.class, truth.extent());
            List<String> said = new ArrayList<>();
            if (!solution.first().isEmpty()) said.add("first");
            if (!solution.second().isEmpty()) said.add("second");
            if (!said.isEmpty())
                for (Corruption.Corrupted<PartizanSolution> corrupted :
                        Corruption.of(solution, said.toArray(String[]::new)))
                    assertFalse(corrupted.copy().certificate(Progress.none()).holds(), corrupted.place());
            assertFalse(new PartizanSolution(solution.game(), List.of(0, 1), List.of(5, 2), solution.parts())
                    .certificate(Progress.none())
                    .holds());
        }
    }

    @Test
    void largePicturesAreSaidToBeUnchecked() {
        List<List<Integer>> stalks = new ArrayList<>();
        List<Colour> colours = new ArrayList<>();
        for (int stalk = 0; stalk < 10; stalk++)
            for (int i = 0; i < 6; i++) {
                int top = stalk * 6 + i + 1;
                stalks.add(List.of(i == 0 ? 0 : top - 1, top));
                colours.add((i + stalk) % 2 == 0 ? Colour.BLUE : Colour.RED);
            }
        Certificate certificate =
                PartizanSolution.of(coloured(stalks, colours), Progress.none()).certificate(Progress.none());
        assertInstanceOf(Certificate.Unchecked.class, certificate);
    }

    @Test
    void valuesAfterCuts() {
        List<List<Integer>> large = new ArrayList<>(EDGES);
        for (int i = 6; i < 60; i++) large.add(List.of(Math.max(0, i - 7), i));
        for (List<List<Integer>> edges : List.of(EDGES, large)) {
            GreenPicture green = GreenPicture.of(Picture.of(0, edges));
            Analysis analysis = Analysis.of(green, Convention.NORMAL, Progress.none());
            int[] after = green.cutValues(Progress.none());
            assertTrue(
                    GreenCertificate.of(analysis, green, after, Progress.none()).holds());
            for (int edge : Collections.nCopies(1, edges.size() - 1)) {
                int[] other = after.clone();
                other[edge]++;
                assertFalse(GreenCertificate.of(analysis, green, other, Progress.none())
                        .holds());
            }
        }
    }
}
