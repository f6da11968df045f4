package hissho.impartial.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.progress.Progress;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Moves of SOS that leave nothing to complete, and those that leave a trap, against their definitions. */
class SosMovesTest {

    @Test
    void safeAndTrappingMovesAreThoseOfTheDefinition() {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            char[] row = new char[1 + random.nextInt(12)];
            for (int at = 0; at < row.length; at++) row[at] = "SO____".charAt(random.nextInt(6));
            String said = new String(row);
            assertEquals(
                    Sos.moves(row).stream()
                            .filter(move -> Sos.completions(move.on(row)).isEmpty())
                            .toList(),
                    Sos.safe(row),
                    said);
            assertEquals(
                    Sos.moves(row).stream()
                            .filter(move -> Sos.hasTrap(move.on(row)))
                            .toList(),
                    Sos.trapping(row, Sos.moves(row)),
                    said);
        }
    }

    /** What the plan and the theory of traps say of a row is what playing it out says. */
    @Test
    void standingsAreThoseOfTheWholeGame() {
        Random random = new Random(2);
        Map<String, Sos.Standing> known = new HashMap<>();
        for (int i = 0; i < 3_000; i++) {
            char[] row = new char[1 + random.nextInt(9)];
            for (int at = 0; at < row.length; at++) row[at] = "SO______".charAt(random.nextInt(8));
            String said = new String(row);
            if (said.contains("SOS")) continue;
            assertEquals(played(said, known), new Sos(Progress.none()).standing(row), said);
        }
    }

    private static Sos.Standing played(String row, Map<String, Sos.Standing> known) {
        Sos.Standing before = known.get(row);
        if (before != null) return before;
        Sos.Standing best = row.contains("_") ? Sos.Standing.LOSS : Sos.Standing.DRAW;
        for (int at = 0; at < row.length(); at++)
            if (row.charAt(at) == '_')
                for (String letter : List.of("S", "O")) {
                    String after = row.substring(0, at) + letter + row.substring(at + 1);
                    Sos.Standing opponent = after.contains("SOS") ? Sos.Standing.LOSS : played(after, known);
                    if (opponent == Sos.Standing.LOSS) best = Sos.Standing.WIN;
                    else if (opponent == Sos.Standing.DRAW && best == Sos.Standing.LOSS) best = Sos.Standing.DRAW;
                }
        known.put(row, best);
        return best;
    }

    /** Longer rows: what the plan decides is what the search finds without it, and its certificate holds. */
    @Test
    void certificatesOfLongRowsHold() {
        Random random = new Random(3);
        int answered = 0;
        for (int i = 0; i < 60; i++) {
            char[] row = new char[26 + random.nextInt(20)];
            Arrays.fill(row, '_');
            for (int k = random.nextInt(3); k > 0; k--)
                row[random.nextInt(row.length)] = "SO".charAt(random.nextInt(2));
            String said = new String(row);
            if (!Sos.completions(row).isEmpty()) continue;
            try {
                SosSolution solution = SosSolution.of(new SosKind.Row(said, true), Progress.none());
                assertTrue(solution.certificate(Progress.none()).holds(), said);
                answered++;
            } catch (Sos.TooLong tooLong) {
                assertTrue(said.contains("S") || said.contains("O"), said);
            }
        }
        assertTrue(answered > 30, "answered " + answered);
    }
}
