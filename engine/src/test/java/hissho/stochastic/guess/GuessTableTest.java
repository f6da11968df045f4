package hissho.stochastic.guess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The table of Guess it! against a slow twin that knows no formula, and its certificate against corrupted tables. */
class GuessTableTest {

    private static final int LARGEST = 6;
    private static final GuessTable TABLE = GuessTable.upTo(LARGEST, Progress.none());

    /** Writes every stage down from the rules, a guess included, and solves it as any matrix game. */
    private static Rational slow(int own, int other, Map<List<Integer>, Rational> known) {
        if (other == 0) return Rational.ONE;
        if (own == 0) return Rational.of(1, other + 1);
        Rational seen = known.get(List.of(own, other));
        if (seen != null) return seen;
        Rational hit = Rational.ONE.minus(slow(other - 1, own, known));
        Rational exposed = Rational.ONE.minus(slow(other, own - 1, known));
        Rational target = Rational.of(1, other + 1);
        Rational found = Rational.of(other, other + 1);
        MatrixGame stage = MatrixGame.of(RationalMatrix.of(List.of(
                RationalVector.of(found.times(hit).plus(target), found.times(hit)),
                RationalVector.of(exposed, Rational.ONE),
                RationalVector.of(target, target))));
        Rational value = MatrixSolver.optimum(stage, Progress.none()).value();
        known.put(List.of(own, other), value);
        return value;
    }

    @Test
    void everyValueIsThatOfItsStageAsAMatrixGame() {
        Map<List<Integer>, Rational> known = new HashMap<>();
        for (int own = 0; own <= LARGEST; own++)
            for (int other = 0; other <= LARGEST; other++)
                assertEquals(slow(own, other, known), TABLE.value(new GuessIt(own, other)), own + " against " + other);
    }

    @Test
    void bookValues() {
        assertEquals(Rational.of(5, 9), TABLE.value(new GuessIt(2, 2)));
        assertEquals(Rational.of(4, 15), TABLE.stage(new GuessIt(2, 3)).bluff());
        assertEquals(Rational.of(13, 45), TABLE.stage(new GuessIt(2, 3)).call());
    }

    @Test
    void theCertificateHoldsAndSeesEveryWrongValue() {
        GuessIt game = new GuessIt(3, 4);
        assertTrue(new GuessSolution(game, TABLE).certificate(Progress.none()).holds());
        for (GuessIt at : GuessTable.reachable(game)) {
            Map<GuessIt, Rational> wrong = new LinkedHashMap<>(TABLE.values());
            wrong.put(at, TABLE.value(at).plus(Rational.of(1, 1_000_000)));
            Certificate certificate =
                    new GuessSolution(game, new GuessTable(wrong)).certificate(Progress.none());
            assertFalse(certificate.holds(), "wrong at " + at);
        }
    }
}
