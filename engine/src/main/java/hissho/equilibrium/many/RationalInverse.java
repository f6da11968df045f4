package hissho.equilibrium.many;

import hissho.number.Rational;

/** Inverts a small matrix by elimination. */
final class RationalInverse {

    private RationalInverse() {}

    /** Nothing where there is no inverse. */
    static Rational[][] of(Rational[][] matrix) {
        int n = matrix.length;
        Rational[][] a = new Rational[n][2 * n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < 2 * n; j++) a[i][j] = j < n ? matrix[i][j] : j - n == i ? Rational.ONE : Rational.ZERO;
        for (int c = 0; c < n; c++) {
            int pivot = c;
            while (pivot < n && a[pivot][c].isZero()) pivot++;
            if (pivot == n) return new Rational[0][];
            Rational[] row = a[pivot];
            a[pivot] = a[c];
            a[c] = row;
            Rational by = row[c].inverse();
            for (int j = c; j < 2 * n; j++) row[j] = row[j].times(by);
            for (int r = 0; r < n; r++) {
                Rational factor = a[r][c];
                if (r == c || factor.isZero()) continue;
                for (int j = c; j < 2 * n; j++) a[r][j] = a[r][j].minus(factor.times(row[j]));
            }
        }
        Rational[][] inverse = new Rational[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) inverse[i][j] = a[i][n + j];
        return inverse;
    }
}
