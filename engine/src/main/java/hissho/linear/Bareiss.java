package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;

/** Determinants, inverses, adjugates and linear systems of square rational matrices, exactly, by fraction-free elimination. */
public final class Bareiss {

    private Bareiss() {}

    public static Rational determinant(RationalMatrix square) {
        BigInteger scale = CommonDenominator.of(square.entries());
        return Rational.of(
                Elimination.determinant(CommonDenominator.numerators(square, scale)), scale.pow(square.height()));
    }

    /** The inverse, or nothing where the matrix is singular. */
    public static Optional<RationalMatrix> inverse(RationalMatrix square) {
        BigInteger scale = CommonDenominator.of(square.entries());
        BigInteger[][] whole = CommonDenominator.numerators(square, scale);
        if (Elimination.determinant(whole).signum() == 0) return Optional.empty();
        Elimination.Inverse inverse = Elimination.inverse(whole, () -> {});
        return Optional.of(RationalMatrix.generate(
                square.height(),
                square.width(),
                (i, j) -> Rational.of(inverse.adjugate(i, j).multiply(scale), inverse.determinant())));
    }

    /** The adjugate, the transposed matrix of cofactors; it exists for singular matrices too. */
    public static RationalMatrix adjugate(RationalMatrix square) {
        int n = square.height();
        Optional<RationalMatrix> inverse = inverse(square);
        if (inverse.isPresent()) {
            Rational determinant = determinant(square);
            return inverse.get().map(x -> x.times(determinant));
        }
        return RationalMatrix.generate(n, n, (i, j) -> cofactor(square, j, i));
    }

    private static Rational cofactor(RationalMatrix square, int row, int column) {
        int n = square.height();
        if (n == 1) return Rational.ONE;
        Rational minor = determinant(square.submatrix(
                IntStream.range(0, n).filter(i -> i != row).boxed().toList(),
                IntStream.range(0, n).filter(j -> j != column).boxed().toList()));
        return (row + column) % 2 == 0 ? minor : minor.negated();
    }

    /** The one solution of a square system, or nothing where the matrix is singular. */
    public static Optional<RationalVector> solve(RationalMatrix square, RationalVector side) {
        return inverse(square).map(inverse -> Products.times(inverse, side));
    }
}
