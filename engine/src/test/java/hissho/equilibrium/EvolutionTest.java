package hissho.equilibrium;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Evolutionarily stable strategies against their definition: every small group of mutants on a grid, whatever share of each strategy it changes. */
class EvolutionTest {

    private static final int GRID = 12;

    /** A mutant x + td earns less than x among mutants exactly where dAd is negative, for the directions d among the best replies. */
    private static boolean withstandsTheGrid(RationalMatrix a, Mixed x) {
        RationalVector earned = a.times(x.weights());
        for (int i : x.support()) if (!earned.get(i).equals(earned.maximum())) return false;
        for (int p = -GRID; p <= GRID; p++)
            for (int q = -GRID; q <= GRID; q++) {
                RationalVector d = RationalVector.of(List.of(Rational.of(p), Rational.of(q), Rational.of(-p - q)));
                boolean zero = p == 0 && q == 0;
                boolean possible = true;
                for (int i = 0; i < 3; i++) {
                    boolean best = earned.get(i).equals(earned.maximum());
                    possible &= x.support().contains(i)
                            || (best ? !d.get(i).isNegative() : d.get(i).isZero());
                }
                if (!zero && possible && !a.times(d).dot(d).isNegative()) return false;
            }
        return true;
    }

    @Test
    void stableIsWhatNoGroupOfMutantsInvades() {
        int[] stable = {0, 0};
        Property.holds(2_000, Generator.listOf(Generator.whole(-2, 2), 9, 9), numbers -> {
            RationalMatrix a = RationalMatrix.generate(3, 3, (i, j) -> Rational.of(numbers.get(3 * i + j)));
            for (int i = 0; i < 3; i++) {
                Mixed pure = Mixed.pure(3, i);
                boolean found = Evolution.isStable(a, pure, Progress.none());
                assertEquals(withstandsTheGrid(a, pure), found);
                stable[found ? 1 : 0]++;
                Mixed half = new Mixed(RationalVector.of(List.of(
                        Rational.of(i == 0 ? 0 : 1, 2),
                        Rational.of(i == 1 ? 0 : 1, 2),
                        Rational.of(i == 2 ? 0 : 1, 2))));
                assertEquals(withstandsTheGrid(a, half), Evolution.isStable(a, half, Progress.none()));
            }
        });
        assertTrue(stable[0] > 500 && stable[1] > 500, stable[0] + " and " + stable[1]);
    }

    /** Where every strategy answers the first as well, only the form of losses decides, and no single mutant may tell. */
    @Test
    void amongBestRepliesTheFormDecides() {
        int[] onlyTogether = {0};
        Property.holds(3_000, Generator.listOf(Generator.whole(-1, 5), 4, 4), n -> {
            RationalMatrix a = RationalMatrix.of(
                    new long[] {0, 2, 2}, new long[] {0, 2 - n.get(0), n.get(1)}, new long[] {0, n.get(2), 2 - n.get(3)
                    });
            boolean found = Evolution.isStable(a, Mixed.pure(3, 0), Progress.none());
            assertEquals(withstandsTheGrid(a, Mixed.pure(3, 0)), found);
            if (!found && n.get(0) > 0 && n.get(3) > 0) onlyTogether[0]++;
        });
        assertTrue(onlyTogether[0] > 100, () -> "only " + onlyTogether[0]);
    }
}
