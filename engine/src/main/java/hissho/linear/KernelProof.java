package hissho.linear;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Proves that a square submatrix is an optimal basis of a positive game: solves its two systems exactly by p-adic lifting and
 * checks both players' guarantees on the whole matrix in whole numbers.
 */
final class KernelProof {

    /**
     * Numerators of solutions of A y = s, x A = 1 over one denominator, padded with zeros, where A is the game in whole numbers and
     * row i of A stands for the game's own multiplied by s(i).
     */
    record Proved(List<BigInteger> x, List<BigInteger> y, BigInteger denominator) {}

    private KernelProof() {}

    /** The exact solution, or nothing where the guess is wrong or the numbers are too large for this way. */
    static Optional<Proved> of(PositiveGame game, Scout.Guess guess, Progress progress) {
        int k = guess.rows().size();
        if (k == 0 || k != guess.columns().size()) return Optional.empty();
        BigInteger[][] square = new BigInteger[k][k];
        BigInteger[] scales = new BigInteger[k];
        for (int i = 0; i < k; i++) {
            int row = guess.rows().get(i);
            scales[i] = game.scales()[row];
            for (int j = 0; j < k; j++)
                square[i][j] = game.payoffs()[row][guess.columns().get(j)];
        }
        BigInteger[] ones = new BigInteger[k];
        Arrays.fill(ones, BigInteger.ONE);
        return Dixon.of(square).flatMap(system -> {
            int digits = digits(square);
            BigInteger modulus = Dixon.modulus(digits);
            BigInteger[] y = system.solve(scales, digits, progress);
            BigInteger[] x = system.transposed().solve(ones, digits, progress);
            return denominator(y, x, modulus, progress)
                    .map(d -> new Proved(
                            padded(times(x, d, modulus), guess.rows(), game.height()),
                            padded(times(y, d, modulus), guess.columns(), game.width()),
                            d))
                    .filter(proved -> holds(game, proved));
        });
    }

    /** Enough digits for numerators and denominators up to the determinant, whose size floating point estimates. */
    static int digits(BigInteger[][] square) {
        int[] exponents = new int[square.length];
        double[][] scaled = new double[square.length][square.length];
        double shifted = 0;
        for (int i = 0; i < scaled.length; i++) {
            for (BigInteger entry : square[i]) exponents[i] = Math.max(exponents[i], entry.bitLength());
            exponents[i] = Math.max(0, exponents[i] - 60);
            shifted += exponents[i];
            for (int j = 0; j < scaled.length; j++)
                scaled[i][j] = (exponents[i] == 0 ? square[i][j] : square[i][j].shiftRight(exponents[i])).doubleValue();
        }
        double bits = shifted + Math.min(hadamardBits(scaled), determinantBits(scaled)) + 8;
        return (int) Math.ceil((2 * bits + 2) / 24.99) + 1;
    }

    private static double hadamardBits(double[][] square) {
        double bits = 0;
        for (double[] row : square) {
            double norm = 0;
            for (double x : row) norm += x * x;
            bits += Math.log(Math.max(norm, 1)) / (2 * Math.log(2));
        }
        return bits;
    }

    /** The square is spoiled. */
    private static double determinantBits(double[][] lu) {
        int k = lu.length;
        double bits = 0;
        for (int c = 0; c < k; c++) {
            int pivot = c;
            for (int i = c + 1; i < k; i++) if (Math.abs(lu[i][c]) > Math.abs(lu[pivot][c])) pivot = i;
            double[] row = lu[pivot];
            lu[pivot] = lu[c];
            lu[c] = row;
            if (row[c] == 0) return Double.MAX_VALUE;
            bits += Math.log(Math.abs(row[c])) / Math.log(2);
            for (int i = c + 1; i < k; i++) {
                double factor = lu[i][c] / row[c];
                for (int j = c + 1; j < k; j++) lu[i][j] -= factor * row[j];
            }
        }
        return bits;
    }

    /** A common denominator of all entries: that of the sum of y, and where an entry needs more, its own too. */
    private static Optional<BigInteger> denominator(
            BigInteger[] y, BigInteger[] x, BigInteger modulus, Progress progress) {
        BigInteger bound = modulus.shiftRight(1).sqrt();
        BigInteger sum = Arrays.stream(y).reduce(BigInteger.ZERO, BigInteger::add);
        BigInteger denominator = BigInteger.ONE;
        for (int i = 0; i <= 2 * y.length; i++) {
            BigInteger entry = i == 0 ? sum : i <= y.length ? y[i - 1] : x[i - y.length - 1];
            BigInteger residue = entry.multiply(denominator).mod(modulus);
            if (symmetric(residue, modulus).abs().compareTo(bound) <= 0) continue;
            Optional<BigInteger> more = Reconstruction.denominator(residue, modulus, bound, progress);
            if (more.isEmpty()) return Optional.empty();
            denominator = denominator.multiply(more.get());
            if (denominator.compareTo(bound) > 0) return Optional.empty();
        }
        return Optional.of(denominator);
    }

    private static BigInteger symmetric(BigInteger residue, BigInteger modulus) {
        return residue.compareTo(modulus.shiftRight(1)) > 0 ? residue.subtract(modulus) : residue;
    }

    private static BigInteger[] times(BigInteger[] solution, BigInteger factor, BigInteger modulus) {
        BigInteger[] numerators = new BigInteger[solution.length];
        for (int i = 0; i < numerators.length; i++)
            numerators[i] = symmetric(solution[i].multiply(factor).mod(modulus), modulus);
        return numerators;
    }

    private static List<BigInteger> padded(BigInteger[] part, List<Integer> indices, int size) {
        BigInteger[] all = new BigInteger[size];
        Arrays.fill(all, BigInteger.ZERO);
        for (int k = 0; k < part.length; k++) all[indices.get(k)] = part[k];
        return List.of(all);
    }

    /** Weak duality in whole numbers: x and y not negative, A y at most s, x A at least one, x s equal to the sum of y. */
    private static boolean holds(PositiveGame game, Proved proved) {
        BigInteger[] x = proved.x.toArray(BigInteger[]::new);
        BigInteger[] y = proved.y.toArray(BigInteger[]::new);
        BigInteger sumX = BigInteger.ZERO;
        BigInteger sumY = BigInteger.ZERO;
        for (int i = 0; i < x.length; i++) {
            if (x[i].signum() < 0) return false;
            sumX = sumX.add(x[i].multiply(game.scales()[i]));
        }
        for (BigInteger each : y) {
            if (each.signum() < 0) return false;
            sumY = sumY.add(each);
        }
        if (!sumX.equals(sumY) || sumX.signum() <= 0) return false;
        BigInteger one = proved.denominator;
        long @Nullable [][] small = game.isScaled() ? null : WholeSums.small(game.payoffs());
        if (small != null)
            return Arrays.stream(WholeSums.ofRows(small, y, one)).noneMatch(sign -> sign > 0)
                    && Arrays.stream(WholeSums.ofColumns(small, x, one)).noneMatch(sign -> sign < 0);
        for (int i = 0; i < x.length; i++)
            if (dot(game.payoffs()[i], y).compareTo(one.multiply(game.scales()[i])) > 0) return false;
        BigInteger[][] columns = game.columns();
        for (BigInteger[] column : columns) if (dot(column, x).compareTo(one) < 0) return false;
        return true;
    }

    private static BigInteger dot(BigInteger[] entries, BigInteger[] numbers) {
        BigInteger sum = BigInteger.ZERO;
        for (int j = 0; j < entries.length; j++)
            if (numbers[j].signum() != 0) sum = sum.add(numbers[j].multiply(entries[j]));
        return sum;
    }
}
