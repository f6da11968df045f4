package hissho.zerosum.blotto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Blotto three ways: the full matrix, the classes, and best replies alone. */
class BlottoTest {

    @Test
    void threeWaysAgreeOnSmallGames() {
        for (int posts = 1; posts <= 4; posts++)
            for (int blotto = 0; blotto <= 5; blotto++)
                for (int kije = 0; kije <= 4; kije++) {
                    Blotto game = new Blotto(blotto, kije, posts);
                    BlottoSolution oracle = DoubleOracle.solve(game, Progress.none());
                    assertTrue(oracle.certified(), game.toString());
                    assertEquals(value(game.quotient()), oracle.value(), game.toString());
                    if (game.isSmall() && blotto < 5)
                        assertEquals(value(game.matrix()), oracle.value(), game.toString());
                }
    }

    @Test
    void theTextbookMatrix() {
        assertEquals(
                RationalMatrix.of(
                        new long[] {4, 2, 1, 0},
                        new long[] {1, 3, 0, -1},
                        new long[] {-2, 2, 2, -2},
                        new long[] {-1, 0, 3, 1},
                        new long[] {0, 1, 2, 4}),
                new Blotto(4, 3, 2).matrix().payoffs());
        assertEquals(
                List.of("(4,0)*", "(3,1)*", "(2,2)"),
                new Blotto(4, 3, 2).quotient().rows());
    }

    @Test
    void knownValues() {
        assertEquals(
                Rational.parse("14/9"),
                DoubleOracle.solve(new Blotto(4, 3, 2), Progress.none()).value());
        assertEquals(
                Rational.parse("31/18"),
                DoubleOracle.solve(new Blotto(5, 3, 2), Progress.none()).value());
        assertEquals(
                Rational.parse("119/135"),
                DoubleOracle.solve(new Blotto(5, 4, 3), Progress.none()).value());
    }

    @Test
    void aLargeGameIsProvedByBestReplies() {
        BlottoSolution large = DoubleOracle.solve(new Blotto(12, 11, 4), Progress.none());
        assertTrue(large.certified());
        assertEquals(value(new Blotto(12, 11, 4).quotient()), large.value());
    }

    @Test
    void classSizesAddUp() {
        BigInteger sum =
                Allocation.classes(7, 4).stream().map(Allocation::classSize).reduce(BigInteger.ZERO, BigInteger::add);
        assertEquals(BigInteger.valueOf(Allocation.all(7, 4).size()), sum);
        assertEquals(Allocation.of(3, 1, 0), Allocation.read("(3, 1,0)*").orElseThrow());
        assertTrue(Allocation.read("3,1").isEmpty());
    }

    private static Rational value(MatrixGame game) {
        return MatrixSolver.optimum(game, Progress.none()).value();
    }
}
