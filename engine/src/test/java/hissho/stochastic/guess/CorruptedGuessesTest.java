package hissho.stochastic.guess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table of Guess it! in which one value that can be met is false is refused. */
public class CorruptedGuessesTest {

    @Test
    void falseTablesAreRefused() {
        assertEquals(2 * GuessTable.reachable(new GuessIt(5, 5)).size(), refused());
    }

    /** How many false tables were refused; a failure where one is let through. */
    public static int refused() {
        GuessIt start = new GuessIt(5, 5);
        GuessTable truth = GuessTable.upTo(5, Progress.none());
        assertTrue(holds(truth, start));
        int count = 0;
        for (GuessIt at : GuessTable.reachable(start))
            for (Rational change : new Rational[] {Rational.of(1, 7), Rational.of(-1, 1000)}) {
                Map<GuessIt, Rational> values = new LinkedHashMap<>(truth.values());
                values.put(at, truth.value(at).plus(change));
                assertFalse(holds(new GuessTable(values), start), at::toString);
                count++;
            }
        return count;
    }

    private static boolean holds(GuessTable table, GuessIt start) {
        return GuessCertificate.of(table, GuessTable.reachable(start), Progress.none())
                .holds();
    }
}
