package hissho.equilibrium.many;

import java.util.Arrays;

/**
 * The curve of logit equilibria, followed by predictor and corrector: logarithms of probabilities, and how precisely players choose, as one point in space. Everything is floating point; what is found
 * here is proved elsewhere.
 */
final class LogitCurve {

    private static final double CLOSE = 1e-9;
    private static final int CORRECTIONS = 12;
    private static final double SMALLEST = 1e-9;
    /** The least cosine of the angle by which the curve may turn in one step. */
    private static final double STRAIGHT = 0.85;

    private final FloatingGame game;
    private final int[] start;
    private final int size;
    /** Logarithms of all probabilities, then the precision. */
    private double[] point;

    private double[] tangent = new double[0];
    private double length = 0.05;

    LogitCurve(FloatingGame game) {
        this.game = game;
        this.start = new int[game.players() + 1];
        for (int i = 0; i < game.players(); i++) start[i + 1] = start[i] + game.size(i);
        this.size = start[game.players()];
        this.point = new double[size + 1];
        for (int i = 0; i < game.players(); i++) Arrays.fill(point, start[i], start[i + 1], -Math.log(game.size(i)));
    }

    /** How precisely the better strategy is chosen. */
    double precision() {
        return point[size];
    }

    double[][] profile() {
        double[][] p = profile(point);
        for (double[] own : p) {
            double sum = Arrays.stream(own).sum();
            for (int s = 0; s < own.length; s++) own[s] /= sum;
        }
        return p;
    }

    private double[][] profile(double[] at) {
        double[][] p = new double[game.players()][];
        for (int i = 0; i < p.length; i++) {
            p[i] = new double[game.size(i)];
            for (int s = 0; s < p[i].length; s++) p[i][s] = Math.exp(at[start[i] + s]);
        }
        return p;
    }

    /** One step along the curve; false where no step could be made. The step is so short that the curve hardly turns on it, so that the way back is never taken for the way on. */
    boolean step() {
        if (tangent.length == 0) {
            tangent = direction(point);
            if (tangent.length == 0) return false;
            turn(tangent, tangent[size] < 0);
        }
        while (length > SMALLEST) {
            double[] next = point.clone();
            for (int k = 0; k <= size; k++) next[k] += length * tangent[k];
            double[] guess = next.clone();
            int corrections = corrected(next);
            double[] direction = corrections < 0 || next[size] < 0 ? new double[0] : direction(next);
            if (direction.length > 0) {
                double along = FloatingGame.dot(tangent, direction);
                if (Math.abs(along) > STRAIGHT && distance(guess, next) < length / 2) {
                    turn(direction, along < 0);
                    point = next;
                    tangent = direction;
                    length *= corrections < 4 ? 1.5 : corrections > 7 ? 0.6 : 1;
                    return true;
                }
            }
            length /= 3;
        }
        return false;
    }

    private static void turn(double[] direction, boolean round) {
        if (round) for (int k = 0; k < direction.length; k++) direction[k] = -direction[k];
    }

    private static double distance(double[] a, double[] b) {
        double sum = 0;
        for (int k = 0; k < a.length; k++) sum += (a[k] - b[k]) * (a[k] - b[k]);
        return Math.sqrt(sum);
    }

    /** Newton's steps back to the curve, across the way; how many were needed, or -1 where they lead astray. */
    private int corrected(double[] at) {
        double before = Double.MAX_VALUE;
        for (int k = 0; k < CORRECTIONS; k++) {
            double[] values = values(at);
            double off = 0;
            for (double x : values) off = Math.max(off, Math.abs(x));
            if (Double.isNaN(off) || (k > 2 && off > 2 * before)) return -1;
            if (off < CLOSE * (1 + Math.abs(at[size]))) return k;
            before = off;
            double[] move = least(slopes(at), values);
            if (move.length == 0) return -1;
            for (int j = 0; j <= size; j++) at[j] -= move[j];
        }
        return -1;
    }

    /** By how much each equation is missed: ratios of probabilities are those of the payoffs' powers, and probabilities add up to one. */
    private double[] values(double[] at) {
        double[][] p = profile(at);
        double[] values = new double[size];
        for (int i = 0; i < p.length; i++) {
            double[] earned = game.deviations(i, p);
            values[start[i]] = Arrays.stream(p[i]).sum() - 1;
            for (int s = 1; s < p[i].length; s++)
                values[start[i] + s] = at[start[i] + s] - at[start[i]] - at[size] * (earned[s] - earned[0]);
        }
        return values;
    }

    private double[][] slopes(double[] at) {
        double[][] p = profile(at);
        double[][] slopes = new double[size][size + 1];
        for (int i = 0; i < p.length; i++) {
            double[] earned = game.deviations(i, p);
            for (int t = 0; t < p[i].length; t++) slopes[start[i]][start[i] + t] = p[i][t];
            for (int s = 1; s < p[i].length; s++) {
                slopes[start[i] + s][start[i] + s] += 1;
                slopes[start[i] + s][start[i]] -= 1;
                slopes[start[i] + s][size] = earned[0] - earned[s];
            }
            for (int j = 0; j < p.length; j++) {
                if (j == i) continue;
                double[] kept = p[j];
                for (int t = 0; t < kept.length; t++) {
                    p[j] = new double[kept.length];
                    p[j][t] = 1;
                    double[] there = game.deviations(i, p);
                    for (int s = 1; s < p[i].length; s++)
                        slopes[start[i] + s][start[j] + t] -= at[size] * (there[s] - there[0]) * kept[t];
                }
                p[j] = kept;
            }
        }
        return slopes;
    }

    /** A direction of length one in which no equation changes. */
    private double[] direction(double[] at) {
        double[][] slopes = slopes(at);
        double[][] rows = Arrays.copyOf(slopes, size + 1);
        for (int fixed = size; fixed >= 0; fixed--) {
            rows[size] = new double[size + 1];
            rows[size][fixed] = 1;
            double[] right = new double[size + 1];
            right[size] = 1;
            double[] direction = solved(rows, right);
            if (direction.length == 0) continue;
            double norm = Math.sqrt(Arrays.stream(direction).map(x -> x * x).sum());
            for (int k = 0; k <= size; k++) direction[k] /= norm;
            return direction;
        }
        return new double[0];
    }

    /** The shortest move that brings the equations to these values. */
    private double[] least(double[][] slopes, double[] values) {
        double[][] square = new double[size][size];
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) for (int k = 0; k <= size; k++) square[i][j] += slopes[i][k] * slopes[j][k];
        double[] factors = solved(square, values);
        if (factors.length == 0) return factors;
        double[] move = new double[size + 1];
        for (int i = 0; i < size; i++) for (int k = 0; k <= size; k++) move[k] += slopes[i][k] * factors[i];
        return move;
    }

    /** The solution of a square system by elimination with pivots; empty where it has none. */
    private static double[] solved(double[][] matrix, double[] right) {
        int n = right.length;
        double[][] a = new double[n][];
        for (int i = 0; i < n; i++) {
            a[i] = Arrays.copyOf(matrix[i], n + 1);
            a[i][n] = right[i];
        }
        for (int c = 0; c < n; c++) {
            int best = c;
            for (int r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[best][c])) best = r;
            if (Math.abs(a[best][c]) < 1e-14) return new double[0];
            double[] row = a[best];
            a[best] = a[c];
            a[c] = row;
            for (int r = c + 1; r < n; r++) {
                double factor = a[r][c] / row[c];
                if (factor == 0) continue;
                for (int j = c; j <= n; j++) a[r][j] -= factor * row[j];
            }
        }
        double[] x = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double sum = a[i][n];
            for (int j = i + 1; j < n; j++) sum -= a[i][j] * x[j];
            x[i] = sum / a[i][i];
        }
        return x;
    }
}
