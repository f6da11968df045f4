package hissho.impartial.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
