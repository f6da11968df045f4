package hissho.linear;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The fast way through large games against the slow one. */
class LargeGamesTest {

    private static final Generator<RationalMatrix> GAMES = (random, size) -> {
        int m = random.nextInt(12, 20);
        int n = random.nextInt(12, 20);
        int spread = random.nextInt(1, 60);
        return RationalMatrix.generate(m, n, (i, j) -> Rational.of(random.nextInt(-spread, spread + 1)));
    };

    @Test
    void aScoutedSolutionIsTheLinearPrograms() {
        Property.holds(25, GAMES, matrix -> {
            GameProgram.Optimum optimum = GameProgram.solve(matrix, Progress.none());
            Rational shift = Rational.ONE.minus(matrix.minimum());
            RationalMatrix positive = matrix.map(x -> x.plus(shift));
            Outcome slow = Simplex.solve(
                    LinearProgram.standard(
                            RationalVector.generate(matrix.width(), j -> Rational.ONE),
                            positive,
                            RationalVector.generate(matrix.height(), i -> Rational.ONE)),
                    Progress.none());
            assertTrue(slow instanceof Outcome.Optimal);
            Rational value = ((Outcome.Optimal) slow).objective().inverse().minus(shift);
            assertEquals(value, optimum.value());
            for (Rational weight : optimum.row())
                assertEquals(Rational.of(weight.numerator(), weight.denominator()), weight, "in lowest terms");
            assertEquals(value, matrix.leftTimes(optimum.row()).minimum());
            assertEquals(value, matrix.times(optimum.column()).maximum());
        });
    }

    @Test
    void floatingPointGuessesAreProvedNearlyAlways() {
        SplittableRandom random = new SplittableRandom(5);
        int proved = 0;
        for (int k = 0; k < 20; k++) {
            long[][] payoffs = new long[40][40];
            for (long[] row : payoffs) for (int j = 0; j < row.length; j++) row[j] = 1 + random.nextInt(100);
            RationalMatrix game = RationalMatrix.of(payoffs);
            if (GameProgram.scouted(game, PositiveGame.of(game), Progress.none())
                    .isPresent()) proved++;
        }
        assertTrue(proved >= 18, proved + " of 20 proved");
    }

    @Test
    void aWrongBasisIsRefused() {
        PositiveGame payoffs = PositiveGame.of(RationalMatrix.of(new long[][] {{1, 5, 7}, {6, 8, 5}, {10, 7, 4}}));
        assertTrue(KernelProof.of(payoffs, new Scout.Guess(List.of(0, 2), List.of(0, 2)), Progress.none())
                .isPresent());
        assertTrue(KernelProof.of(payoffs, new Scout.Guess(List.of(0, 1), List.of(0, 2)), Progress.none())
                .isEmpty());
        assertTrue(KernelProof.of(payoffs, new Scout.Guess(List.of(0, 1, 2), List.of(0, 1, 2)), Progress.none())
                .isEmpty());
    }

    @Test
    void signsOfLongSumsAreRight() {
        Random random = new Random(7);
        for (int k = 0; k < 300; k++) {
            int terms = 1 + random.nextInt(6);
            long[][] matrix = new long[3][terms];
            BigInteger[] numbers = new BigInteger[terms];
            for (int j = 0; j < terms; j++) {
                numbers[j] = new BigInteger(1 + random.nextInt(200), random);
                if (random.nextInt(3) == 0) numbers[j] = numbers[j].negate();
                for (long[] row : matrix) row[j] = random.nextInt(2001) - 1000;
            }
            BigInteger[] sums = new BigInteger[3];
            for (int i = 0; i < 3; i++) {
                sums[i] = BigInteger.ZERO;
                for (int j = 0; j < terms; j++)
                    sums[i] = sums[i].add(numbers[j].multiply(BigInteger.valueOf(matrix[i][j])));
            }
            BigInteger level = sums[0].add(BigInteger.valueOf(random.nextInt(3) - 1));
            int[] expected = new int[3];
            for (int i = 0; i < 3; i++) expected[i] = sums[i].compareTo(level);
            assertArrayEquals(expected, WholeSums.ofRows(matrix, numbers, level));
        }
    }

    @Test
    void inversesAndDeterminantsMultiplyOut() {
        Property.holds(200, Generator.listOf(Generator.rational(5), 9, 9), entries -> {
            RationalMatrix a = RationalMatrix.generate(3, 3, (i, j) -> entries.get(3 * i + j));
            RationalMatrix identity = RationalMatrix.generate(3, 3, (i, j) -> i == j ? Rational.ONE : Rational.ZERO);
            Rational determinant = Bareiss.determinant(a);
            assertEquals(identity.map(x -> x.times(determinant)), a.times(Bareiss.adjugate(a)));
            Optional<RationalMatrix> inverse = Bareiss.inverse(a);
            assertEquals(determinant.isZero(), inverse.isEmpty());
            inverse.ifPresent(b -> assertEquals(identity, a.times(b)));
        });
    }

    @Test
    void theVerticesOfACutCubeAreFound() {
        List<Polytope.HalfSpace> faces = new java.util.ArrayList<>();
        for (int i = 0; i < 3; i++)
            faces.add(new Polytope.HalfSpace(RationalVector.unit(3, i).negated(), Rational.MINUS_ONE));
        assertEquals(
                8,
                new Polytope(3, faces, List.of())
                        .vertices(100, Progress.none())
                        .orElseThrow()
                        .size());
        faces.add(new Polytope.HalfSpace(RationalVector.of(-1, -1, -1), Rational.of(-5, 2)));
        assertEquals(
                10,
                new Polytope(3, faces, List.of())
                        .vertices(100, Progress.none())
                        .orElseThrow()
                        .size());
        assertEquals(Optional.empty(), new Polytope(3, faces, List.of()).vertices(4, Progress.none()));
        assertEquals(
                Collections.emptyList(),
                new Polytope(1, List.of(new Polytope.HalfSpace(RationalVector.of(-1), Rational.ONE)), List.of())
                        .vertices(10, Progress.none())
                        .orElseThrow());
    }
}
