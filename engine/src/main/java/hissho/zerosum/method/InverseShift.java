package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.util.Optional;

/**
 * The inverse-matrix method after adding a constant to every payoff: which constant, what the formulas give, and why they may
 * fail. Adding c changes the determinant to det + c s, with s the sum of the cofactors, so that one constant fails at most
 * unless both are zero, and then every constant fails.
 */
public record InverseShift(Rational shift, InverseFormula formula, boolean anyShift) {

    /** Why the method does not give the solution. */
    public enum Failure {
        SINGULAR("singular"),
        SINGULAR_FOR_EVERY_SHIFT("singular-for-every-shift"),
        SUM_OF_INVERSE_ZERO("sum-of-inverse-zero"),
        NEGATIVE_COMPONENT("negative-component");

        private final String code;

        Failure(String code) {
            this.code = code;
        }

        public String code() {
            return code;
        }
    }

    public static InverseShift by(RationalMatrix square, Rational shift) {
        return new InverseShift(shift, InverseFormula.of(square.map(x -> x.plus(shift))), false);
    }

    /** With the smallest not-negative whole constant that makes the matrix nonsingular, where one does. */
    public static InverseShift any(RationalMatrix square) {
        InverseFormula formula = InverseFormula.of(square);
        Rational shift = formula.determinant().isZero() ? Rational.ONE : Rational.ZERO;
        return new InverseShift(shift, InverseFormula.of(square.map(x -> x.plus(shift))), true);
    }

    public Optional<Failure> failure() {
        boolean noSum = formula.cofactorSum().isZero();
        if (formula.determinant().isZero())
            return Optional.of(noSum && anyShift ? Failure.SINGULAR_FOR_EVERY_SHIFT : Failure.SINGULAR);
        if (noSum) return Optional.of(Failure.SUM_OF_INVERSE_ZERO);
        return formula.solves() ? Optional.empty() : Optional.of(Failure.NEGATIVE_COMPONENT);
    }
}
