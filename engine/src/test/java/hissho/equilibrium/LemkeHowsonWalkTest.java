package hissho.equilibrium;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.form.Bimatrix;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A path that is stopped keeps the pivots it made, and they are those of the whole path. */
class LemkeHowsonWalkTest {

    @Test
    void aStoppedPathIsTheBeginningOfTheWholeOne() {
        Random random = new Random(4);
        for (int trial = 0; trial < 20; trial++) {
            Bimatrix game = new Bimatrix(matrix(random), matrix(random));
            for (int label = 0; label < 12; label++) {
                LemkeHowson whole = LemkeHowson.from(game, label, Progress.none());
                assertEquals(whole.walked(), LemkeHowson.walk(game, label, Progress.none()));
                for (int most = 0; most < whole.path().size(); most++) {
                    LemkeHowson.Walk cut = LemkeHowson.walk(game, label, stoppingAfter(most));
                    assertTrue(cut.ended().isEmpty());
                    assertEquals(whole.path().subList(0, most), cut.steps());
                }
            }
        }
    }

    private static RationalMatrix matrix(Random random) {
        long[][] entries = new long[6][6];
        for (long[] row : entries) for (int j = 0; j < row.length; j++) row[j] = random.nextInt(100);
        return RationalMatrix.of(entries);
    }

    private static Progress stoppingAfter(int most) {
        return new Progress() {
            private int asked;

            @Override
            public void done(long part, long whole) {}

            @Override
            public boolean stopAsked() {
                return asked++ >= most;
            }
        };
    }
}
