package hissho.impartial.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** False words about SOS, Northcott's game and tables of openings are refused by their certificates. */
class CorruptedBoardsTest {

    private static void refused(String what, Certificate certificate) {
        assertFalse(certificate.holds(), what);
    }

    @Test
    void northcott() {
        for (Northcott board : List.of(
                new Northcott(6, List.of(0, 1), List.of(4, 3), true),
                new Northcott(8, List.of(0, 1, 2, 3, 0), List.of(4, 6, 3, 7, 6), false))) {
            NorthcottSolution solution = NorthcottSolution.of(board, Progress.none());
            assertTrue(solution.certificate(Progress.none()).holds());
            List<String> said = new ArrayList<>(List.of("nimSum"));
            if (!solution.winning().isEmpty()) said.add("winning");
            if (solution.longestDefence().isPresent()) said.add("longestDefence");
            for (Corruption.Corrupted<NorthcottSolution> corrupted :
                    Corruption.of(solution, said.toArray(String[]::new)))
                refused(corrupted.place(), corrupted.copy().certificate(Progress.none()));
        }
    }

    @Test
    void sos() {
        for (String row :
                List.of("_______", "S___", "______", "__S__O__", "_".repeat(31), "_".repeat(28), "_".repeat(15))) {
            SosSolution solution = SosSolution.of(new SosKind.Row(row, true), Progress.none());
            assertTrue(solution.certificate(Progress.none()).holds(), row);
            for (Sos.Standing standing : Sos.Standing.values())
                if (standing != solution.standing())
                    refused(
                            row + " " + standing,
                            new SosSolution(
                                            solution.game(),
                                            standing,
                                            solution.winning(),
                                            solution.drawing(),
                                            solution.searched())
                                    .certificate(Progress.none()));
            if (!solution.winning().isEmpty() && solution.searched())
                for (Corruption.Corrupted<SosSolution> corrupted : Corruption.of(solution, "winning"))
                    refused(row + " " + corrupted.place(), corrupted.copy().certificate(Progress.none()));
            if (!solution.drawing().isEmpty())
                for (Corruption.Corrupted<SosSolution> corrupted : Corruption.of(solution, "drawing"))
                    refused(row + " " + corrupted.place(), corrupted.copy().certificate(Progress.none()));
        }
    }

    /** On a long row a false move among those proved is refused, and nothing is said of all moves. */
    @Test
    void longRowsOfSosSayOnlyWhatIsProved() {
        SosSolution solution = SosSolution.of(new SosKind.Row("_".repeat(31), true), Progress.none());
        assertEquals(25, solution.winning().size(), "every S with three blanks on both sides");
        assertInstanceOf(
                Extent.Part.class, solution.certificate(Progress.none()).extent());
        assertThrows(
                NotAnswered.class,
                () -> solution.facts().find("winningMoves").orElseThrow().value());
        List<Sos.Letter> more = new ArrayList<>(solution.winning());
        more.add(new Sos.Letter(2, 'O'));
        refused(
                "an O at the edge",
                new SosSolution(solution.game(), solution.standing(), more, List.of(), false)
                        .certificate(Progress.none()));
    }

    /** What the plan proves is what a full search finds, on rows short enough for both. */
    @Test
    void plannedTrapsWinByFullSearch() {
        for (int squares = 7; squares <= 13; squares += 2) {
            char[] row = "_".repeat(squares).toCharArray();
            for (Sos.Letter move : Sos.moves(row))
                if (Sos.plansTrap(row, move))
                    assertEquals(
                            Sos.Standing.LOSS, new Sos(Progress.none()).standing(move.on(row)), squares + " " + move);
            assertTrue(Sos.plansTrap(row, new Sos.Letter((squares + 1) / 2, 'S')));
        }
    }

    @Test
    void openingsOfChomp() {
        ChompOpenings asked = new ChompOpenings(4, 3);
        Map<String, List<List<Integer>>> openings = asked.openings(Progress.none());
        Certificate truth = asked.check(openings, Progress.none());
        assertTrue(truth.holds() && truth.extent() instanceof Extent.Everything);
        openings.put("3x2", List.of(List.of(1, 2)));
        refused("another bite", asked.check(openings, Progress.none()));
    }
}
