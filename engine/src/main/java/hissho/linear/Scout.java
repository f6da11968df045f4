package hissho.linear;

import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for the optimal basis of a positive matrix game with the simplex method in floating point. What it finds is a guess that
 * is then proved, or refuted, exactly; a wrong guess costs time, never correctness.
 */
final class Scout {

    /** The rows and columns used by the last basis: a square submatrix. */
    record Guess(List<Integer> rows, List<Integer> columns) {}

    private static final double SMALL = 1e-9;

    private final int m;
    private final int n;
    private final double[][] t;
    private final int[] left;
    private final int[] top;

    private Scout(long[][] payoffs) {
        m = payoffs.length;
        n = payoffs[0].length;
        double scale = 1;
        for (long[] row : payoffs) for (long x : row) scale = Math.max(scale, (double) x);
        t = new double[m + 1][n + 1];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) t[i][j] = (double) payoffs[i][j] / scale;
            t[i][n] = 1;
        }
        for (int j = 0; j < n; j++) t[m][j] = -1;
        left = IntStream.range(0, m).toArray();
        top = IntStream.range(m, m + n).toArray();
    }

    /** A guess, or nothing where floating point loses its way. */
    static Optional<Guess> guess(long[][] payoffs, Progress progress) {
        Scout scout = new Scout(payoffs);
        return scout.run(progress) ? Optional.of(scout.read()) : Optional.empty();
    }

    private boolean run(Progress progress) {
        int limit = 50 * (m + n);
        int stalls = 0;
        for (int step = 0; step < limit; step++) {
            progress.check();
            int column = entering(stalls > m + n);
            if (column < 0) return true;
            int row = leaving(column);
            if (row < 0) return false;
            stalls = t[row][n] <= SMALL ? stalls + 1 : 0;
            pivot(row, column);
        }
        return false;
    }

    /** The most negative bottom entry; while the corner stands still for long, the first one. */
    private int entering(boolean first) {
        double[] bottom = t[m];
        int best = -1;
        double least = -SMALL;
        for (int j = 0; j < n; j++) {
            if (bottom[j] >= least) continue;
            least = bottom[j];
            best = j;
            if (first) return best;
        }
        return best;
    }

    /** The smallest ratio; among near ties the largest pivot. */
    private int leaving(int column) {
        double bound = Double.MAX_VALUE;
        for (int i = 0; i < m; i++)
            if (t[i][column] > SMALL) bound = Math.min(bound, (Math.max(t[i][n], 0) + SMALL) / t[i][column]);
        int best = -1;
        for (int i = 0; i < m; i++) {
            double entry = t[i][column];
            if (entry > SMALL && t[i][n] <= bound * entry && (best < 0 || entry > t[best][column])) best = i;
        }
        return best;
    }

    private void pivot(int row, int column) {
        double[] pivotRow = t[row];
        double inverse = 1 / pivotRow[column];
        for (int j = 0; j <= n; j++) pivotRow[j] *= inverse;
        pivotRow[column] = inverse;
        for (int i = 0; i <= m; i++) {
            if (i == row) continue;
            double factor = t[i][column];
            if (factor == 0) continue;
            subtract(t[i], pivotRow, factor);
            t[i][column] = -factor * inverse;
        }
        int label = left[row];
        left[row] = top[column];
        top[column] = label;
    }

    private static void subtract(double[] target, double[] source, double factor) {
        for (int j = 0; j < target.length; j++) target[j] -= factor * source[j];
    }

    private Guess read() {
        List<Integer> rows =
                IntStream.of(top).filter(label -> label < m).sorted().boxed().toList();
        List<Integer> columns = IntStream.of(left)
                .filter(label -> label >= m)
                .map(label -> label - m)
                .sorted()
                .boxed()
                .toList();
        return new Guess(rows, columns);
    }
}
