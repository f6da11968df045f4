package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
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

    private final double small;

    private final int m;
    private final int n;
    private final double[][] t;
    private final int[] left;
    private final int[] top;

    /** The pure guarantee of the maximiser is moved to this, that of the minimiser to one more. */
    private static final double LIFTED = 0.5;

    /** Only the value need be positive, not the payoffs; what matters lies between the two pure guarantees. */
    private Scout(RationalMatrix payoffs, double small) {
        this.small = small;
        m = payoffs.height();
        n = payoffs.width();
        t = new double[m + 1][n + 1];
        Rational low = payoffs.rows().stream()
                .map(RationalVector::minimum)
                .max(Rational::compareTo)
                .orElseThrow();
        double gap = IntStream.range(0, n)
                .mapToObj(j -> payoffs.column(j).maximum())
                .min(Rational::compareTo)
                .orElseThrow()
                .minus(low)
                .doubleValue();
        double scale = gap == 0 ? 1 : gap;
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) t[i][j] = payoffs.get(i, j).minus(low).doubleValue() / scale + LIFTED;
            t[i][n] = 1;
        }
        for (int j = 0; j < n; j++) t[m][j] = -1;
        left = IntStream.range(0, m).toArray();
        top = IntStream.range(m, m + n).toArray();
    }

    /** A guess, or nothing where floating point loses its way; numbers below the given one are taken for zero. */
    static Optional<Guess> guess(RationalMatrix payoffs, double small, Progress progress) {
        Scout scout = new Scout(payoffs, small);
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
            stalls = t[row][n] <= small ? stalls + 1 : 0;
            pivot(row, column);
        }
        return false;
    }

    /** The most negative bottom entry; while the corner stands still for long, the first one. */
    private int entering(boolean first) {
        double[] bottom = t[m];
        int best = -1;
        double least = -small;
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
            if (t[i][column] > small) bound = Math.min(bound, (Math.max(t[i][n], 0) + small) / t[i][column]);
        int best = -1;
        for (int i = 0; i < m; i++) {
            double entry = t[i][column];
            if (entry > small && t[i][n] <= bound * entry && (best < 0 || entry > t[best][column])) best = i;
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
