package hissho.linear;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Lifting with entries of every length against the definition, and reconstruction against plain division. */
class DixonTest {

    private static BigInteger number(Random random, int bits) {
        BigInteger number = new BigInteger(bits, random);
        return random.nextBoolean() ? number : number.negate();
    }

    @Test
    void liftedSolutionsSolveTheSystem() {
        Random random = new Random(3);
        for (int bits : new int[] {1, 8, 23, 24, 25, 47, 48, 49, 60, 64, 100, 300})
            for (int trial = 0; trial < 20; trial++) {
                int k = random.nextInt(1, 9);
                BigInteger[][] square = new BigInteger[k][k];
                BigInteger[] right = new BigInteger[k];
                for (int i = 0; i < k; i++) {
                    for (int j = 0; j < k; j++) square[i][j] = number(random, bits);
                    right[i] = number(random, random.nextInt(1, 2 * bits + 2));
                }
                Optional<Dixon> system = Dixon.of(square);
                if (system.isEmpty()) continue;
                int digits = random.nextInt(1, 120);
                BigInteger modulus = Dixon.modulus(digits);
                solves(square, system.get().solve(right, digits, Progress.none()), right, modulus);
                BigInteger[][] turned = new BigInteger[k][k];
                for (int i = 0; i < k; i++) for (int j = 0; j < k; j++) turned[j][i] = square[i][j];
                solves(turned, system.get().transposed().solve(right, digits, Progress.none()), right, modulus);
            }
    }

    private static void solves(BigInteger[][] square, BigInteger[] solution, BigInteger[] right, BigInteger modulus) {
        for (int i = 0; i < square.length; i++) {
            BigInteger sum = right[i].negate();
            for (int j = 0; j < square.length; j++) sum = sum.add(square[i][j].multiply(solution[j]));
            assertEquals(BigInteger.ZERO, sum.mod(modulus));
            assertTrue(solution[i].signum() >= 0 && solution[i].compareTo(modulus) < 0);
        }
    }

    @Test
    void fractionsAreFoundAgain() {
        Random random = new Random(4);
        for (int trial = 0; trial < 400; trial++) {
            int bits = random.nextInt(2, 700);
            BigInteger denominator = new BigInteger(bits, random).setBit(0);
            BigInteger numerator = number(random, bits);
            BigInteger modulus = Dixon.modulus((2 * bits + 4) / 24 + 2);
            BigInteger bound = modulus.shiftRight(1).sqrt();
            if (!denominator.gcd(modulus).equals(BigInteger.ONE)) continue;
            BigInteger residue =
                    numerator.multiply(denominator.modInverse(modulus)).mod(modulus);
            assertEquals(
                    Optional.of(denominator.divide(denominator.gcd(numerator))),
                    Reconstruction.denominator(residue, modulus, bound, Progress.none()));
        }
    }

    @Test
    void leapsFindWhatPlainDivisionFinds() {
        Random random = new Random(5);
        for (int trial = 0; trial < 400; trial++) {
            BigInteger modulus = Dixon.modulus(random.nextInt(1, 60));
            BigInteger residue = new BigInteger(modulus.bitLength() + 5, random).mod(modulus);
            BigInteger bound = modulus.shiftRight(1).sqrt();
            assertEquals(
                    plainly(residue, modulus, bound),
                    Reconstruction.denominator(residue, modulus, bound, Progress.none()));
        }
    }

    private static Optional<BigInteger> plainly(BigInteger residue, BigInteger modulus, BigInteger bound) {
        BigInteger r0 = modulus;
        BigInteger r1 = residue;
        BigInteger t0 = BigInteger.ZERO;
        BigInteger t1 = BigInteger.ONE;
        while (r1.compareTo(bound) > 0) {
            BigInteger[] division = r0.divideAndRemainder(r1);
            r0 = r1;
            r1 = division[1];
            BigInteger t = t0.subtract(division[0].multiply(t1));
            t0 = t1;
            t1 = t;
        }
        return Optional.of(t1.abs()).filter(d -> d.signum() > 0 && d.compareTo(bound) <= 0);
    }

    /** Fractions whose common denominator is short, and so long that every row has its own. */
    @Test
    void gamesOfLongFractionsAreSolvedAndSigned() {
        Random random = new Random(6);
        for (int trial = 0; trial < 30; trial++) {
            int m = random.nextInt(12, 18);
            int n = random.nextInt(13, 18);
            int sort = trial % 3;
            RationalMatrix matrix = RationalMatrix.generate(m, n, (i, j) -> switch (sort) {
                case 0 -> Rational.of(number(random, 56), BigInteger.TEN.pow(17));
                case 1 -> Rational.of(random.nextInt(-1_000_000_000, 1_000_000_000), random.nextInt(1, 1_000_000_000));
                default ->
                    Rational.of(new java.math.BigDecimal(random.nextGaussian()).unscaledValue(), BigInteger.ONE)
                            .over(Rational.of(BigInteger.TEN.pow(40)));
            });
            GameProgram.Optimum optimum = GameProgram.solve(matrix, Progress.none());
            assertTrue(
                    GameProgram.scouted(matrix, PositiveGame.of(matrix), Progress.none())
                            .isPresent(),
                    "found in floating point: " + trial);
            RationalVector earned = matrix.leftTimes(optimum.row());
            RationalVector paid = matrix.times(optimum.column());
            assertEquals(optimum.value(), earned.minimum());
            assertEquals(optimum.value(), paid.maximum());
            assertArrayEquals(
                    earned.stream().mapToInt(x -> x.compareTo(optimum.value())).toArray(),
                    Products.columnSigns(optimum.row(), matrix, optimum.value()));
            assertArrayEquals(
                    paid.stream().mapToInt(x -> x.compareTo(optimum.value())).toArray(),
                    Products.rowSigns(matrix, optimum.column(), optimum.value()));
        }
    }
}
