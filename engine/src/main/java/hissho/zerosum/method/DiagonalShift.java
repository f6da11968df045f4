package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.Optional;

/** A square matrix that becomes diagonal when a constant is added: all entries off the diagonal are equal. */
public record DiagonalShift(Rational shift, RationalVector diagonal) {

    public static Optional<DiagonalShift> of(RationalMatrix matrix) {
        if (!matrix.isSquare()) return Optional.empty();
        int n = matrix.height();
        Rational off = n == 1 ? Rational.ZERO : matrix.get(0, 1);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) if (i != j && !matrix.get(i, j).equals(off)) return Optional.empty();
        return Optional.of(new DiagonalShift(
                off.negated(), RationalVector.generate(n, i -> matrix.get(i, i).minus(off))));
    }

    /** Whether all diagonal entries have one sign, so that the formula with reciprocals holds. */
    public boolean oneSign() {
        return diagonal.stream().allMatch(Rational::isPositive)
                || diagonal.stream().allMatch(Rational::isNegative);
    }
}
