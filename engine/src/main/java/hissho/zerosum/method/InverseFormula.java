package hissho.zerosum.method;

import hissho.linear.Bareiss;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.Optional;

/**
 * The formulas for a square game in which every strategy is used, without shift: with the adjugate of the matrix and s the sum
 * of its entries, the value is det / s, I's weights are the column sums and II's the row sums of the adjugate, over s. For a
 * nonsingular matrix this is the inverse-matrix method.
 */
public record InverseFormula(RationalMatrix matrix, Rational determinant, RationalMatrix adjugate) {

    public static InverseFormula of(RationalMatrix square) {
        return new InverseFormula(square, Bareiss.determinant(square), Bareiss.adjugate(square));
    }

    /** The sum of all cofactors; adding a constant to every entry does not change it. */
    public Rational cofactorSum() {
        return adjugate.entries().reduce(Rational.ZERO, Rational::plus);
    }

    public Optional<RationalMatrix> inverse() {
        return determinant.isZero() ? Optional.empty() : Optional.of(adjugate.map(x -> x.over(determinant)));
    }

    public Optional<Rational> sumOfInverse() {
        return determinant.isZero()
                ? Optional.empty()
                : Optional.of(cofactorSum().over(determinant));
    }

    /** What the formulas give for I, strategy or not; nothing where the cofactors sum to zero. */
    public Optional<RationalVector> row() {
        return scaled(RationalVector.of(
                adjugate.columns().stream().map(RationalVector::sum).toList()));
    }

    public Optional<RationalVector> column() {
        return scaled(RationalVector.of(
                adjugate.rows().stream().map(RationalVector::sum).toList()));
    }

    private Optional<RationalVector> scaled(RationalVector sums) {
        Rational s = cofactorSum();
        return s.isZero() ? Optional.empty() : Optional.of(sums.times(s.inverse()));
    }

    public Optional<Rational> value() {
        Rational s = cofactorSum();
        return s.isZero() ? Optional.empty() : Optional.of(determinant.over(s));
    }

    /** Whether both sides come out as strategies, and the formulas therefore solve the game. */
    public boolean solves() {
        return row().filter(RationalVector::isDistribution).isPresent()
                && column().filter(RationalVector::isDistribution).isPresent();
    }
}
