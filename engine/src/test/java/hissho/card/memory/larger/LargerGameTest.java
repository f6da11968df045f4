package hissho.card.memory.larger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.card.memory.MemoryState;
import hissho.card.memory.win.MemoryRules;
import hissho.card.memory.win.WinTable;
import hissho.progress.Progress;
import org.junit.jupiter.api.Test;

/** The larger game: without the doubtful strategies it is the ordinary one, and with them nothing is gained while passing is allowed. */
class LargerGameTest {

    @Test
    void declinedPairsNeverGainWhilePassingIsAllowed() {
        LargerGame larger = LargerGame.upTo(9, true, Progress.none());
        WinTable plain = WinTable.upTo(9, MemoryRules.STANDARD, Progress.none());
        for (int n = 1; n <= 9; n++) {
            assertEquals(java.util.List.of(), larger.gains(n, Progress.none()));
            for (int k = 0; k <= n; k++)
                for (int s = -n; s <= n; s++)
                    assertEquals(
                            plain.value(new MemoryState(n, k, s)),
                            larger.value(new LargerGame.State(n, 0, k, s)),
                            n + " " + k + " " + s);
        }
    }

    /** Without strategy 0 declining can gain, as Gerez remarked; the smallest case has six pairs, five known cards and a lead of −1. */
    @Test
    void withoutPassingTheSmallestGainIsAtSixPairs() {
        LargerGame larger = LargerGame.upTo(6, false, Progress.none());
        for (int n = 1; n < 6; n++) assertEquals(java.util.List.of(), larger.gains(n, Progress.none()));
        LargerGame.State smallest = new LargerGame.State(6, 0, 5, -1);
        assertEquals(smallest, larger.gains(6, Progress.none()).getFirst().state());
        assertEquals(hissho.number.Rational.of(8, 21), larger.value(smallest));
        assertEquals(hissho.number.Rational.of(1, 3), larger.worth(smallest).withoutX());
    }
}
