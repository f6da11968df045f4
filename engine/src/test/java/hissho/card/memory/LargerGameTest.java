package hissho.card.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.progress.Progress;
import org.junit.jupiter.api.Test;

/** The larger game: without the doubtful strategies it is the ordinary one, and with them nothing is gained while passing is allowed. */
class LargerGameTest {

    @Test
    void declinedPairsNeverGainWhilePassingIsAllowed() {
        LargerGame larger = LargerGame.upTo(9, true, Progress.none());
        WinTable plain = WinTable.upTo(9, MemoryRules.STANDARD, Progress.none());
        for (int n = 1; n <= 9; n++) {
            assertEquals(java.util.List.of(), larger.gains(n));
            for (int k = 0; k <= n; k++)
                for (int s = -n; s <= n; s++)
                    assertEquals(
                            plain.value(new MemoryState(n, k, s)),
                            larger.value(new LargerGame.State(n, 0, k, s)),
                            n + " " + k + " " + s);
        }
    }

    @Test
    void print() {
        LargerGame larger = LargerGame.upTo(12, false, Progress.none());
        for (int n = 1; n <= 12; n++) {
            var g = larger.gains(n);
            System.out.println(n + " " + g.size() + " "
                    + g.stream().limit(3).map(st -> st + " " + larger.worth(st)).toList());
        }
        LargerGame l2 = LargerGame.upTo(14, true, Progress.none());
        for (int n = 1; n <= 14; n++) {
            var g = l2.gains(n);
            System.out.println(n + " " + g.size() + " "
                    + g.stream().limit(3).map(st -> st + " " + l2.worth(st)).toList());
        }
    }
}
