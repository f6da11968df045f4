package hissho.stochastic.system.solve;

/**
 * Solves a matrix game in floating point by the simplex method. What it finds is a guess: the value only ever enters an answer through
 * bounds that are worked out afterwards.
 */
final class Matrices {

    private static final double SMALL = 1e-11;

    private final int m;
    private final int n;
    private final double[][] t;
    private final int[] left;
    private final int[] top;
    private final double[] row;
    private final double[] column;
    private double value;

    Matrices(int m, int n) {
        this.m = m;
        this.n = n;
        t = new double[m + 1][n + 1];
        left = new int[m];
        top = new int[n];
        row = new double[m];
        column = new double[n];
    }

    double value() {
        return value;
    }

    double[] row() {
        return row;
    }

    double[] column() {
        return column;
    }

    /** Solves; the strategies are read from the last tableau. */
    void solve(double[][] payoffs) {
        if (saddle(payoffs)) return;
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (double[] line : payoffs)
            for (double x : line) {
                least = Math.min(least, x);
                most = Math.max(most, x);
            }
        double spread = Math.max(most - least, 1e-300);
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) t[i][j] = (payoffs[i][j] - least) / spread + 1;
            t[i][n] = 1;
            left[i] = i;
        }
        for (int j = 0; j < n; j++) {
            t[m][j] = -1;
            top[j] = m + j;
        }
        t[m][n] = 0;
        run();
        double corner = t[m][n];
        java.util.Arrays.fill(row, 0);
        java.util.Arrays.fill(column, 0);
        for (int j = 0; j < n; j++) if (top[j] < m) row[top[j]] = Math.max(0, t[m][j] / corner);
        for (int i = 0; i < m; i++) if (left[i] >= m) column[left[i] - m] = Math.max(0, t[i][n] / corner);
        normalise(row);
        normalise(column);
        value = (1 / corner - 1) * spread + least;
    }

    private static void normalise(double[] weights) {
        double sum = 0;
        for (double x : weights) sum += x;
        for (int k = 0; k < weights.length; k++) weights[k] /= sum;
    }

    private boolean saddle(double[][] payoffs) {
        for (int i = 0; i < m; i++) {
            int at = 0;
            for (int j = 1; j < n; j++) if (payoffs[i][j] < payoffs[i][at]) at = j;
            boolean greatest = true;
            for (int k = 0; k < m && greatest; k++) greatest = payoffs[k][at] <= payoffs[i][at];
            if (!greatest) continue;
            java.util.Arrays.fill(row, 0);
            java.util.Arrays.fill(column, 0);
            row[i] = 1;
            column[at] = 1;
            value = payoffs[i][at];
            return true;
        }
        return false;
    }

    private void run() {
        for (int step = 0; step < 60 * (m + n); step++) {
            int enter = entering(step > 20 * (m + n));
            if (enter < 0) return;
            int leave = leaving(enter);
            if (leave < 0) return;
            pivot(leave, enter);
        }
    }

    private int entering(boolean first) {
        int best = -1;
        double least = -SMALL;
        for (int j = 0; j < n; j++)
            if (t[m][j] < least) {
                best = j;
                if (first) return best;
                least = t[m][j];
            }
        return best;
    }

    private int leaving(int enter) {
        int best = -1;
        double ratio = Double.MAX_VALUE;
        for (int i = 0; i < m; i++) {
            if (t[i][enter] <= SMALL) continue;
            double own = t[i][n] / t[i][enter];
            if (own < ratio) {
                ratio = own;
                best = i;
            }
        }
        return best;
    }

    private void pivot(int r, int c) {
        double[] line = t[r];
        double inverse = 1 / line[c];
        for (int j = 0; j <= n; j++) line[j] *= inverse;
        line[c] = inverse;
        for (int i = 0; i <= m; i++) {
            if (i == r) continue;
            double[] other = t[i];
            double factor = other[c];
            if (factor == 0) continue;
            for (int j = 0; j <= n; j++) other[j] -= factor * line[j];
            other[c] = -factor * inverse;
        }
        int label = left[r];
        left[r] = top[c];
        top[c] = label;
    }
}
