package hissho.linear;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Bareiss' fraction-free Gaussian elimination on whole-number matrices: every intermediate entry is a minor. */
final class Elimination {

    /** The adjugate and the determinant of a square matrix that is not singular: its inverse is one over the other. */
    static final class Inverse {
        private final BigInteger[][] adjugate;
        private final BigInteger determinant;

        private Inverse(BigInteger[][] adjugate, BigInteger determinant) {
            this.adjugate = adjugate;
            this.determinant = determinant;
        }

        BigInteger adjugate(int row, int column) {
            return adjugate[row][column];
        }

        BigInteger determinant() {
            return determinant;
        }
    }

    private Elimination() {}

    /** The first rows that together have the full column rank. */
    static int[] independentRows(BigInteger[][] rows, Progress progress) {
        int width = rows[0].length;
        BigInteger[][] work = Arrays.stream(rows).map(BigInteger[]::clone).toArray(BigInteger[][]::new);
        int[] chosen = new int[width];
        int[] pivotColumns = new int[width];
        int rank = 0;
        for (int r = 0; r < work.length && rank < width; r++) {
            progress.check();
            for (int k = 0; k < rank; k++) eliminate(work[chosen[k]], work[r], pivotColumns[k]);
            int column = firstNonzero(work[r]);
            if (column < 0) continue;
            reduce(work[r]);
            pivotColumns[rank] = column;
            chosen[rank++] = r;
        }
        if (rank < width) throw new IllegalArgumentException("the rows have rank " + rank + " of " + width);
        return chosen;
    }

    /** A basis of the vectors that every row times is zero, each in lowest whole numbers, as the columns of the result. */
    static BigInteger[][] kernel(BigInteger[][] rows, int width) {
        BigInteger[][] work = Arrays.stream(rows).map(BigInteger[]::clone).toArray(BigInteger[][]::new);
        int[] pivotRow = new int[width];
        Arrays.fill(pivotRow, -1);
        for (int r = 0; r < work.length; r++) {
            for (int c = 0; c < width; c++) if (pivotRow[c] >= 0) eliminate(work[pivotRow[c]], work[r], c);
            int column = firstNonzero(work[r]);
            if (column < 0) continue;
            reduce(work[r]);
            for (int c = 0; c < width; c++) if (pivotRow[c] >= 0) eliminate(work[r], work[pivotRow[c]], column);
            pivotRow[column] = r;
        }
        int[] free = IntStream.range(0, width).filter(c -> pivotRow[c] < 0).toArray();
        BigInteger[][] basis = new BigInteger[width][free.length];
        for (int f = 0; f < free.length; f++) {
            BigInteger scale = BigInteger.ONE;
            for (int c = 0; c < width; c++)
                if (pivotRow[c] >= 0) {
                    BigInteger pivot = work[pivotRow[c]][c].abs();
                    scale = scale.divide(scale.gcd(pivot)).multiply(pivot);
                }
            for (int c = 0; c < width; c++) {
                if (c == free[f]) basis[c][f] = scale;
                else if (pivotRow[c] < 0) basis[c][f] = BigInteger.ZERO;
                else
                    basis[c][f] = scale.divide(work[pivotRow[c]][c])
                            .multiply(work[pivotRow[c]][free[f]])
                            .negate();
            }
        }
        return basis;
    }

    /** Makes the target's entry in a column zero by subtracting the source. */
    private static void eliminate(BigInteger[] source, BigInteger[] target, int column) {
        BigInteger t = target[column];
        if (t.signum() == 0) return;
        BigInteger s = source[column];
        BigInteger g = s.gcd(t);
        BigInteger a = s.divide(g);
        BigInteger b = t.divide(g);
        for (int j = 0; j < target.length; j++)
            target[j] = target[j].multiply(a).subtract(source[j].multiply(b));
        reduce(target);
    }

    private static void reduce(BigInteger[] row) {
        BigInteger g = BigInteger.ZERO;
        for (BigInteger x : row) {
            g = g.gcd(x);
            if (g.equals(BigInteger.ONE)) return;
        }
        if (g.signum() > 0) for (int j = 0; j < row.length; j++) row[j] = row[j].divide(g);
    }

    private static int firstNonzero(BigInteger[] row) {
        for (int j = 0; j < row.length; j++) if (row[j].signum() != 0) return j;
        return -1;
    }

    /** The determinant. */
    static BigInteger determinant(BigInteger[][] square) {
        int n = square.length;
        BigInteger[][] work = Arrays.stream(square).map(BigInteger[]::clone).toArray(BigInteger[][]::new);
        BigInteger previous = BigInteger.ONE;
        int sign = 1;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && work[pivot][k].signum() == 0) pivot++;
            if (pivot == n) return BigInteger.ZERO;
            if (pivot != k) {
                BigInteger[] row = work[k];
                work[k] = work[pivot];
                work[pivot] = row;
                sign = -sign;
            }
            for (int i = k + 1; i < n; i++)
                for (int j = k + 1; j < n; j++)
                    work[i][j] = work[i][j]
                            .multiply(work[k][k])
                            .subtract(work[i][k].multiply(work[k][j]))
                            .divide(previous);
            previous = work[k][k];
        }
        return sign > 0 ? previous : previous.negate();
    }

    /** Gauss and Jordan on the matrix with the identity beside it, with a pause at each row; throws where the matrix is singular. */
    static Inverse inverse(BigInteger[][] square, Runnable pause) {
        int n = square.length;
        BigInteger[][] work = new BigInteger[n][2 * n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < 2 * n; j++)
                work[i][j] = j < n ? square[i][j] : j - n == i ? BigInteger.ONE : BigInteger.ZERO;
        BigInteger previous = BigInteger.ONE;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && work[pivot][k].signum() == 0) pivot++;
            if (pivot == n) throw new ArithmeticException("the matrix is singular");
            if (pivot != k) {
                BigInteger[] row = work[k];
                work[k] = work[pivot];
                work[pivot] = row;
                for (int j = 0; j < 2 * n; j++) work[pivot][j] = work[pivot][j].negate();
            }
            for (int i = 0; i < n; i++) {
                pause.run();
                if (i == k) continue;
                BigInteger factor = work[i][k];
                for (int j = 0; j < 2 * n; j++)
                    work[i][j] = work[i][j]
                            .multiply(work[k][k])
                            .subtract(factor.multiply(work[k][j]))
                            .divide(previous);
            }
            previous = work[k][k];
        }
        BigInteger[][] adjugate = new BigInteger[n][];
        for (int i = 0; i < n; i++) adjugate[i] = Arrays.copyOfRange(work[i], n, 2 * n);
        return new Inverse(adjugate, previous);
    }
}
