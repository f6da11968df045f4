package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Arrays;
import java.util.Optional;

/**
 * Lemke's method for the linear complementarity problem: find z so that z and w = q + M z are not negative and z w = 0. The row that leaves
 * is the lexicographically smallest, so that the method ends for degenerate problems too; it ends in a solution where M is copositive and
 * every z with z M z = 0 and M z not negative has z q not negative (Koller, Megiddo and von Stengel).
 */
public final class Lemke {

    private final int n;
    private final Progress progress;
    /** The columns of w, of z, of the artificial variable, and the right-hand side. */
    private final Rational[][] rows;
    /** The variable of each row: from 0 those of w, from n those of z, 2n the artificial one. */
    private final int[] basic;

    private Lemke(RationalMatrix m, RationalVector q, Progress progress) {
        this.n = q.size();
        this.progress = progress;
        this.rows = new Rational[n][2 * n + 2];
        this.basic = new int[n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(rows[i], Rational.ZERO);
            rows[i][i] = Rational.ONE;
            for (int j = 0; j < n; j++) rows[i][n + j] = m.get(i, j).negated();
            rows[i][2 * n] = Rational.MINUS_ONE;
            rows[i][2 * n + 1] = q.get(i);
            basic[i] = i;
        }
    }

    /** The solution z, or nothing where the method ends on a ray. */
    public static Optional<RationalVector> solve(RationalMatrix m, RationalVector q, Progress progress) {
        if (q.stream().noneMatch(Rational::isNegative)) return Optional.of(RationalVector.zero(q.size()));
        return new Lemke(m, q, progress).run();
    }

    private Optional<RationalVector> run() {
        int row = n - 1;
        for (int i = n - 2; i >= 0; i--) if (rows[i][2 * n + 1].compareTo(rows[row][2 * n + 1]) < 0) row = i;
        int entering = 2 * n;
        while (true) {
            progress.check();
            int left = basic[row];
            pivot(row, entering);
            basic[row] = entering;
            if (left == 2 * n) return Optional.of(solution());
            entering = left < n ? left + n : left - n;
            row = leaving(entering);
            if (row < 0) return Optional.empty();
        }
    }

    private int leaving(int column) {
        int best = -1;
        for (int i = 0; i < n; i++)
            if (rows[i][column].isPositive() && (best < 0 || isBefore(i, best, column))) best = i;
        return best;
    }

    /** Whether a row, divided by its entry in the column, is lexicographically smaller than another. */
    private boolean isBefore(int i, int k, int column) {
        Rational own = rows[i][column];
        Rational other = rows[k][column];
        int order = compare(rows[i][2 * n + 1], own, rows[k][2 * n + 1], other);
        for (int j = 0; order == 0 && j < n; j++) order = compare(rows[i][j], own, rows[k][j], other);
        return order < 0;
    }

    private static int compare(Rational a, Rational over, Rational b, Rational under) {
        if (a.isZero() && b.isZero()) return 0;
        return a.times(under).compareTo(b.times(over));
    }

    private void pivot(int row, int column) {
        Rational[] pivotRow = rows[row];
        Rational inverse = pivotRow[column].inverse();
        for (int j = 0; j < pivotRow.length; j++) if (!pivotRow[j].isZero()) pivotRow[j] = pivotRow[j].times(inverse);
        for (int i = 0; i < n; i++) {
            Rational factor = rows[i][column];
            if (i == row || factor.isZero()) continue;
            Rational[] target = rows[i];
            for (int j = 0; j < target.length; j++)
                if (!pivotRow[j].isZero()) target[j] = target[j].minus(factor.times(pivotRow[j]));
        }
    }

    private RationalVector solution() {
        Rational[] z = new Rational[n];
        Arrays.fill(z, Rational.ZERO);
        for (int i = 0; i < n; i++) if (basic[i] >= n && basic[i] < 2 * n) z[basic[i] - n] = rows[i][2 * n + 1];
        return RationalVector.of(z);
    }
}
