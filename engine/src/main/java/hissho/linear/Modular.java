package hissho.linear;

import java.util.Optional;

/**
 * Linear algebra modulo one prime, in doubles: the prime is below 2^25, so every product and difference of residues is exact, and
 * the inner loops are plain floating-point arithmetic.
 */
final class Modular {

    /** 2^25 - 39. */
    static final int PRIME = 33_554_393;

    private static final double P = PRIME;
    private static final double INVERSE = 1.0 / P;

    private Modular() {}

    private static double residue(long x) {
        return Math.floorMod(x, PRIME);
    }

    /** target := target - factor source, residues kept between -p and 2p. */
    private static void subtract(double[] target, double[] source, double factor, int from) {
        for (int j = from; j < target.length; j++) {
            double x = target[j] - factor * source[j];
            target[j] = x - Math.floor(x * INVERSE) * P;
        }
    }

    private static void scale(double[] row, double factor) {
        for (int j = 0; j < row.length; j++) {
            double x = row[j] * factor;
            row[j] = x - Math.floor(x * INVERSE) * P;
        }
    }

    private static boolean isZero(double x) {
        return x == 0 || x == P || x == -P;
    }

    private static double inverse(double x) {
        long result = 1;
        long base = Math.floorMod((long) x, PRIME);
        for (int e = PRIME - 2; e > 0; e >>= 1) {
            if ((e & 1) != 0) result = result * base % PRIME;
            base = base * base % PRIME;
        }
        return result;
    }

    /** The inverse of a square matrix as residues from 0 to p - 1, or nothing where it is singular modulo the prime. */
    static Optional<int[][]> inverse(long[][] square) {
        int k = square.length;
        double[][] work = new double[k][2 * k];
        for (int i = 0; i < k; i++) {
            for (int j = 0; j < k; j++) work[i][j] = residue(square[i][j]);
            work[i][k + i] = 1;
        }
        for (int c = 0; c < k; c++) {
            int pivot = c;
            while (pivot < k && isZero(work[pivot][c])) pivot++;
            if (pivot == k) return Optional.empty();
            double[] row = work[pivot];
            work[pivot] = work[c];
            work[c] = row;
            scale(row, inverse(row[c]));
            for (int i = 0; i < k; i++) if (i != c && !isZero(work[i][c])) subtract(work[i], row, work[i][c], c);
        }
        int[][] inverse = new int[k][k];
        for (int i = 0; i < k; i++)
            for (int j = 0; j < k; j++) inverse[i][j] = Math.floorMod((long) work[i][k + j], PRIME);
        return Optional.of(inverse);
    }

    /** The rank modulo the prime, which the true rank is never below. */
    static int rank(long[][] rows, int width) {
        double[][] work = new double[rows.length][width];
        for (int i = 0; i < rows.length; i++) for (int j = 0; j < width; j++) work[i][j] = residue(rows[i][j]);
        int rank = 0;
        for (int c = 0; c < width && rank < work.length; c++) {
            int pivot = rank;
            while (pivot < work.length && isZero(work[pivot][c])) pivot++;
            if (pivot == work.length) continue;
            double[] row = work[pivot];
            work[pivot] = work[rank];
            work[rank] = row;
            scale(row, inverse(row[c]));
            for (int i = rank + 1; i < work.length; i++) if (!isZero(work[i][c])) subtract(work[i], row, work[i][c], c);
            rank++;
        }
        return rank;
    }
}
