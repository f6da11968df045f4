package hissho.appendix;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.Optional;

/** Fixed points of affine maps by elimination, and the largest singular value of a matrix. */
final class FixedPoints {

    private FixedPoints() {}

    /** The one x with x = Mx + b, where there is exactly one. */
    static Optional<RationalVector> of(RationalMatrix m, RationalVector b) {
        int n = m.height();
        Rational[][] work = new Rational[n][n + 1];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) work[i][j] = (i == j ? Rational.ONE : Rational.ZERO).minus(m.get(i, j));
            work[i][n] = b.get(i);
        }
        for (int j = 0; j < n; j++) {
            int row = j;
            while (row < n && work[row][j].isZero()) row++;
            if (row == n) return Optional.empty();
            Rational[] pivot = work[row];
            work[row] = work[j];
            work[j] = pivot;
            Rational inverse = pivot[j].inverse();
            for (int k = j; k <= n; k++) pivot[k] = pivot[k].times(inverse);
            for (int i = 0; i < n; i++) {
                if (i == j || work[i][j].isZero()) continue;
                Rational factor = work[i][j];
                for (int k = j; k <= n; k++) work[i][k] = work[i][k].minus(pivot[k].times(factor));
            }
        }
        return Optional.of(RationalVector.generate(n, i -> work[i][n]));
    }

    /** The largest singular value, as a number or a root, where its square is rational. */
    static Optional<Object> singularValue(RationalMatrix m) {
        RealRoot largest = largestEigenvalue(m);
        return largest.isRational() ? Optional.of(Metric.root(largest.rational())) : Optional.empty();
    }

    /** The square of the largest singular value: the largest root of Faddeev and Leverrier's characteristic polynomial. */
    static RealRoot largestEigenvalue(RationalMatrix m) {
        int n = m.height();
        RationalMatrix a = RationalMatrix.generate(n, n, (i, j) -> column(m, i).dot(column(m, j)));
        Rational[] coefficients = new Rational[n + 1];
        coefficients[n] = Rational.ONE;
        RationalMatrix at = RationalMatrix.generate(n, n, (i, j) -> Rational.ZERO);
        for (int k = 1; k <= n; k++) {
            RationalMatrix before = at;
            Rational last = coefficients[n - k + 1];
            RationalMatrix sum =
                    RationalMatrix.generate(n, n, (i, j) -> before.get(i, j).plus(i == j ? last : Rational.ZERO));
            RationalMatrix next =
                    RationalMatrix.generate(n, n, (i, j) -> a.row(i).dot(column(sum, j)));
            Rational trace = Rational.ZERO;
            for (int i = 0; i < n; i++) trace = trace.plus(next.get(i, i));
            coefficients[n - k] = trace.over(k).negated();
            at = next;
        }
        // a symmetric matrix has real eigenvalues only
        return Polynomial.of(coefficients).realRoots().getLast();
    }

    private static RationalVector column(RationalMatrix matrix, int j) {
        return RationalVector.generate(matrix.height(), i -> matrix.get(i, j));
    }
}
