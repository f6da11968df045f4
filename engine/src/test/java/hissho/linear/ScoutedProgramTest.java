package hissho.linear;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The scouted program against the simplex method, on random programs with many bounds of zero. */
class ScoutedProgramTest {

    @Test
    void findsWhatTheSimplexMethodFinds() {
        Random random = new Random(11);
        int quick = 0;
        for (int trial = 0; trial < 150; trial++) {
            int m = random.nextInt(4, 14);
            int n = random.nextInt(4, 14);
            LinearProgram program = LinearProgram.standard(
                    RationalVector.generate(n, j -> Rational.of(random.nextInt(-2, 5), random.nextInt(1, 4))),
                    RationalMatrix.generate(
                            m, n, (i, j) -> Rational.of(random.nextInt(i == 0 ? 1 : -3, 5), random.nextInt(1, 3))),
                    RationalVector.generate(m, i -> i == 0 ? Rational.of(7) : Rational.of(random.nextInt(0, 3))));
            Outcome exact = Simplex.solve(program, Progress.none());
            assertTrue(exact instanceof Outcome.Optimal);
            var found = ScoutedProgram.quickly(program, Progress.none());
            if (found.isPresent()) {
                quick++;
                assertEquals(((Outcome.Optimal) exact).objective(), found.get().objective());
                assertTrue(found.get().proves(program));
            }
            assertTrue(ScoutedProgram.solve(program, Progress.none()).proves(program));
        }
        assertTrue(quick > 140, "found quickly: " + quick);
    }
}
