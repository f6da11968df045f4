package hissho.linear;

import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Looks for an optimal basis of a program in standard form whose bounds are not negative, with the simplex method in floating point. Bounds
 * that are zero would let it stand still, so they are moved a little first, and what that spoils is mended by dual steps. What it finds is
 * a guess that is then proved, or refuted, exactly.
 */
final class ProgramScout {

    private static final double SMALL = 1e-9;
    private static final double MOVED = 1e-6;

    private final int m;
    private final int n;
    private final double[] rowScale;
    private final double[] columnScale;
    private final double costScale;
    /** The tableau: the moved bounds stand in column n, the true ones in column n + 1, the objective in row m. */
    private final double[][] t;

    private final int[] left;
    private final int[] top;
    private final int[] filled;

    private ProgramScout(double[][] a, double[] b, double[] c) {
        m = b.length;
        n = c.length;
        t = new double[m + 1][n + 2];
        columnScale = new double[n];
        for (int j = 0; j < n; j++) columnScale[j] = 1;
        rowScale = new double[m];
        for (int i = 0; i < m; i++) rowScale[i] = 1;
        for (int round = 0; round < 3; round++) balance(a, rowScale, columnScale);
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) t[i][j] = a[i][j] * rowScale[i] * columnScale[j];
            t[i][n + 1] = b[i] * rowScale[i];
            t[i][n] = t[i][n + 1] + MOVED * (1 + random.nextDouble());
        }
        double most = 0;
        for (int j = 0; j < n; j++) most = Math.max(most, Math.abs(c[j] * columnScale[j]));
        costScale = Math.max(most, Double.MIN_NORMAL);
        for (int j = 0; j < n; j++) t[m][j] = -c[j] * columnScale[j] / costScale;
        left = IntStream.range(0, m).toArray();
        top = IntStream.range(m, m + n).toArray();
        filled = new int[n + 2];
    }

    /** Divides rows and columns by the roots of their smallest and largest entries. */
    private static void balance(double[][] a, double[] rowScale, double[] columnScale) {
        int n = columnScale.length;
        double[] least = new double[n];
        double[] most = new double[n];
        for (int i = 0; i < a.length; i++) {
            double low = Double.MAX_VALUE;
            double high = 0;
            for (int j = 0; j < n; j++) {
                double x = Math.abs(a[i][j]) * columnScale[j];
                if (x == 0) continue;
                low = Math.min(low, x);
                high = Math.max(high, x);
            }
            if (high > 0) rowScale[i] = 1 / Math.sqrt(low * high);
            for (int j = 0; j < n; j++) {
                double x = Math.abs(a[i][j]) * rowScale[i];
                if (x == 0) continue;
                least[j] = least[j] == 0 ? x : Math.min(least[j], x);
                most[j] = Math.max(most[j], x);
            }
        }
        for (int j = 0; j < n; j++) if (most[j] > 0) columnScale[j] = 1 / Math.sqrt(least[j] * most[j]);
    }

    /** The tight rows and the columns in use, or nothing where floating point loses its way. */
    static Optional<Scout.Guess> guess(double[][] a, double[] b, double[] c, Progress progress) {
        ProgramScout scout = new ProgramScout(a, b, c);
        return scout.run(progress) ? Optional.of(scout.read()) : Optional.empty();
    }

    /** The optimum in floating point, or nothing where floating point loses its way. */
    static Optional<NearOptimum> near(double[][] a, double[] b, double[] c, Progress progress) {
        ProgramScout scout = new ProgramScout(a, b, c);
        return scout.run(progress) ? Optional.of(scout.nearOptimum()) : Optional.empty();
    }

    private NearOptimum nearOptimum() {
        double[] point = new double[n];
        double[] prices = new double[m];
        for (int i = 0; i < m; i++) if (left[i] >= m) point[left[i] - m] = t[i][n + 1] * columnScale[left[i] - m];
        for (int j = 0; j < n; j++) if (top[j] < m) prices[top[j]] = t[m][j] * rowScale[top[j]] * costScale;
        return new NearOptimum(point, prices);
    }

    private boolean run(Progress progress) {
        int limit = 100 * (m + n) + 1000;
        for (int step = 0; ; step++) {
            progress.check();
            if (step == limit) return false;
            int column = entering();
            if (column < 0) break;
            int row = leaving(column);
            if (row < 0) return false;
            pivot(row, column);
        }
        for (int step = 0; step < limit; step++) {
            progress.check();
            int row = broken();
            if (row < 0) return true;
            int column = mending(row);
            if (column < 0) return false;
            pivot(row, column);
        }
        return false;
    }

    private int entering() {
        double[] bottom = t[m];
        int best = -1;
        double least = -SMALL;
        for (int j = 0; j < n; j++)
            if (bottom[j] < least) {
                least = bottom[j];
                best = j;
            }
        return best;
    }

    /** The smallest ratio; among near ties the largest pivot. */
    private int leaving(int column) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < m; i++)
            if (t[i][column] > SMALL) least = Math.min(least, (Math.max(t[i][n], 0) + 1e-11) / t[i][column]);
        int best = -1;
        for (int i = 0; i < m; i++)
            if (t[i][column] > SMALL
                    && Math.max(t[i][n], 0) / t[i][column] <= least
                    && (best < 0 || t[i][column] > t[best][column])) best = i;
        return best;
    }

    /** The row whose true bound is broken most. */
    private int broken() {
        int worst = -1;
        double least = -SMALL;
        for (int i = 0; i < m; i++)
            if (t[i][n + 1] < least) {
                least = t[i][n + 1];
                worst = i;
            }
        return worst;
    }

    private int mending(int row) {
        int best = -1;
        double least = Double.MAX_VALUE;
        for (int j = 0; j < n; j++) {
            if (t[row][j] >= -SMALL) continue;
            double ratio = Math.max(t[m][j], 0) / -t[row][j];
            if (ratio < least) {
                least = ratio;
                best = j;
            }
        }
        return best;
    }

    private void pivot(int row, int column) {
        double[] pivotRow = t[row];
        double inverse = 1 / pivotRow[column];
        int count = 0;
        for (int j = 0; j < n + 2; j++) {
            if (Math.abs(pivotRow[j]) < 1e-14 && j < n) pivotRow[j] = 0;
            pivotRow[j] *= inverse;
            if (pivotRow[j] != 0) filled[count++] = j;
        }
        pivotRow[column] = inverse;
        for (int i = 0; i <= m; i++) {
            if (i == row) continue;
            double[] target = t[i];
            double factor = target[column];
            if (factor == 0) continue;
            if (count * 3 > n) for (int j = 0; j < target.length; j++) target[j] -= factor * pivotRow[j];
            else for (int k = 0; k < count; k++) target[filled[k]] -= factor * pivotRow[filled[k]];
            target[column] = -factor * inverse;
        }
        int label = left[row];
        left[row] = top[column];
        top[column] = label;
    }

    private Scout.Guess read() {
        List<Integer> rows =
                IntStream.of(top).filter(label -> label < m).sorted().boxed().toList();
        List<Integer> columns = IntStream.of(left)
                .filter(label -> label >= m)
                .map(label -> label - m)
                .sorted()
                .boxed()
                .toList();
        return new Scout.Guess(rows, columns);
    }
}
