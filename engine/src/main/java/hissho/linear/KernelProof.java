package hissho.linear;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Proves that a square submatrix is an optimal basis of a positive whole-number game: solves its two systems exactly by p-adic
 * lifting and checks both players' guarantees on the whole matrix in whole numbers.
 */
final class KernelProof {

    /** Numerators of both solutions of A y = 1, x A = 1 over one denominator, padded with zeros. */
    record Proved(List<BigInteger> x, List<BigInteger> y, BigInteger denominator) {}

    /** Entries and sizes beyond this could overflow the residues' sums. */
    private static final long MOST = 1L << 24;

    private static final int LARGEST = 2000;

    private KernelProof() {}

    /** The exact solution, or nothing where the guess is wrong or the numbers are too large for this way. */
    static Optional<Proved> of(long[][] payoffs, Scout.Guess guess) {
        int k = guess.rows().size();
        if (k == 0 || k != guess.columns().size() || k > LARGEST) return Optional.empty();
        long[][] square = new long[k][k];
        long[][] transposed = new long[k][k];
        for (int i = 0; i < k; i++)
            for (int j = 0; j < k; j++) {
                long entry = payoffs[guess.rows().get(i)][guess.columns().get(j)];
                if (Math.abs(entry) > MOST) return Optional.empty();
                square[i][j] = entry;
                transposed[j][i] = entry;
            }
        Optional<int[][]> inverse = Modular.inverse(square);
        if (inverse.isEmpty()) return Optional.empty();
        int digits = digits(square);
        BigInteger modulus = BigInteger.valueOf(Modular.PRIME).pow(digits);
        BigInteger[] y = Dixon.solve(square, inverse.get(), digits);
        BigInteger[] x = Dixon.solve(transposed, transposed(inverse.get()), digits);
        Optional<BigInteger> denominator = denominator(y, x, modulus);
        if (denominator.isEmpty()) return Optional.empty();
        BigInteger d = denominator.get();
        Proved proved = new Proved(
                padded(times(x, d, modulus), guess.rows(), payoffs.length),
                padded(times(y, d, modulus), guess.columns(), payoffs[0].length),
                d);
        return holds(payoffs, proved) ? Optional.of(proved) : Optional.empty();
    }

    /** Enough digits for numerators and denominators up to the determinant, whose size floating point estimates. */
    static int digits(long[][] square) {
        double bits = Math.min(determinantBits(square), hadamardBits(square)) + 8;
        return (int) Math.ceil((2 * bits + 2) / 24.99) + 1;
    }

    private static double hadamardBits(long[][] square) {
        double bits = 0;
        for (long[] row : square) {
            double norm = 0;
            for (long x : row) norm += (double) x * x;
            bits += Math.log(Math.max(norm, 1)) / (2 * Math.log(2));
        }
        return bits;
    }

    private static double determinantBits(long[][] square) {
        int k = square.length;
        double[][] lu = new double[k][k];
        for (int i = 0; i < k; i++) for (int j = 0; j < k; j++) lu[i][j] = square[i][j];
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

    static int[][] transposed(int[][] matrix) {
        int k = matrix.length;
        int[][] transposed = new int[k][k];
        for (int i = 0; i < k; i++) for (int j = 0; j < k; j++) transposed[j][i] = matrix[i][j];
        return transposed;
    }

    /** A common denominator of all entries: that of their common sum, and where an entry needs more, its own too. */
    private static Optional<BigInteger> denominator(BigInteger[] y, BigInteger[] x, BigInteger modulus) {
        BigInteger bound = modulus.shiftRight(1).sqrt();
        BigInteger sum = Arrays.stream(y).reduce(BigInteger.ZERO, BigInteger::add);
        BigInteger denominator = BigInteger.ONE;
        for (int i = 0; i <= 2 * y.length; i++) {
            BigInteger entry = i == 0 ? sum : i <= y.length ? y[i - 1] : x[i - y.length - 1];
            BigInteger residue = entry.multiply(denominator).mod(modulus);
            if (symmetric(residue, modulus).abs().compareTo(bound) <= 0) continue;
            Optional<BigInteger> more = Reconstruction.denominator(residue, modulus, bound);
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

    /** Weak duality in whole numbers: x and y not negative, A y at most one, x A at least one, equal sums. */
    private static boolean holds(long[][] payoffs, Proved proved) {
        for (BigInteger entry : proved.x) if (entry.signum() < 0) return false;
        for (BigInteger entry : proved.y) if (entry.signum() < 0) return false;
        BigInteger sumX = proved.x.stream().reduce(BigInteger.ZERO, BigInteger::add);
        BigInteger sumY = proved.y.stream().reduce(BigInteger.ZERO, BigInteger::add);
        if (!sumX.equals(sumY) || sumX.signum() <= 0) return false;
        for (int sign : WholeSums.ofRows(payoffs, proved.y.toArray(BigInteger[]::new), proved.denominator))
            if (sign > 0) return false;
        for (int sign : WholeSums.ofColumns(payoffs, proved.x.toArray(BigInteger[]::new), proved.denominator))
            if (sign < 0) return false;
        return true;
    }
}
