package hissho.zerosum.question;

import hissho.fact.Facts;
import hissho.linear.CommonDenominator;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Once;
import hissho.zerosum.method.InverseFormula;
import hissho.zerosum.method.InverseShift;
import java.math.BigInteger;
import java.util.function.Supplier;

/** The inverse-matrix method: with a given shift, with any shift that helps, and by the adjugate. */
final class InverseFacts {

    private InverseFacts() {}

    static Facts of(Asked asked) {
        Once<InverseShift> inverse = new Once<>(() -> {
            RationalMatrix square = StructureFacts.square(asked.game);
            return asked.question
                    .choices()
                    .shift()
                    .map(shift -> InverseShift.by(square, shift))
                    .orElseGet(() -> InverseShift.any(square));
        });
        Supplier<InverseFormula> formula = () -> inverse.get().formula();
        return new Facts()
                .put("shift", () -> inverse.get().shift())
                .put("determinant", () -> formula.get().determinant())
                .put("inverse", () -> formula.get().inverse().orElse(null))
                .put("sumOfInverse", () -> formula.get().sumOfInverse().orElse(null))
                .put("adjugate", () -> formula.get().adjugate())
                .put("cofactorSum", () -> formula.get().cofactorSum())
                .put(
                        "applicable",
                        () -> asked.question.choices().adjugate()
                                ? formula.get().solves()
                                : inverse.get().failure().isEmpty())
                .put(
                        "reason",
                        () -> inverse.get()
                                .failure()
                                .map(InverseShift.Failure::code)
                                .orElse(null))
                .put("theorem", () -> inverse.get().failure().isEmpty() ? "nonsingular" : null)
                .put(
                        "formulaValue",
                        () -> formula.get()
                                .value()
                                .map(v -> v.minus(inverse.get().shift()))
                                .orElse(null))
                .put("formulaRow", () -> formula.get().row().orElse(null))
                .put("formulaCol", () -> formula.get().column().orElse(null))
                .put(
                        "hintFactor",
                        () -> formula.get().inverse().map(InverseFacts::factor).orElse(null))
                .put(
                        "hintMatrix",
                        () -> formula.get()
                                .inverse()
                                .map(InverseFacts::primitive)
                                .orElse(null));
    }

    /** The inverse in lowest terms: a factor times a matrix of whole numbers without a common divisor. */
    private static Rational factor(RationalMatrix matrix) {
        BigInteger d = CommonDenominator.of(matrix.entries());
        BigInteger g =
                matrix.entries().map(x -> CommonDenominator.numerator(x, d)).reduce(BigInteger.ZERO, BigInteger::gcd);
        return Rational.of(g, d);
    }

    private static RationalMatrix primitive(RationalMatrix matrix) {
        Rational inverse = factor(matrix).inverse();
        return matrix.map(x -> x.times(inverse));
    }
}
