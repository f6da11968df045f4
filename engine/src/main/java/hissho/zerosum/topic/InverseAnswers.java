package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.method.InverseFormula;
import hissho.zerosum.method.InverseShift;
import java.util.Optional;

/** The inverse-matrix method in answer keys: with a given shift, with any shift that helps, and by the adjugate. */
final class InverseAnswers {

    private InverseAnswers() {}

    static Facts of(Asked asked) {
        if (!asked.game.isSquare()) throw new NotAnswered("the matrix is not square");
        Optional<Node> given = asked.input.find("shift");
        boolean any = given.filter(node -> node.text().equals("any")).isPresent();
        boolean adjugate = asked.input
                .find("method")
                .map(m -> m.choice("adjugate", "nonsingular", "inverse"))
                .orElse("")
                .equals("adjugate");
        InverseShift inverse = any
                ? InverseShift.any(asked.game.payoffs())
                : InverseShift.by(
                        asked.game.payoffs(), given.map(Node::rational).orElse(Rational.ZERO));
        InverseFormula formula = inverse.formula();
        return asked.solved()
                .put("shift", inverse::shift)
                .put("shifted", formula::matrix)
                .put("determinant", formula::determinant)
                .put("inverse", () -> formula.inverse().orElse(null))
                .put("sumOfInverse", () -> formula.sumOfInverse().orElse(null))
                .put("adjugate", formula::adjugate)
                .put("cofactorSum", formula::cofactorSum)
                .put(
                        "applicable",
                        () -> adjugate ? formula.solves() : inverse.failure().isEmpty())
                .put(
                        "reason",
                        () -> inverse.failure().map(InverseShift.Failure::code).orElse(null))
                .put(
                        "formulaValue",
                        () -> formula.value().map(v -> v.minus(inverse.shift())).orElse(null))
                .put("formulaRow", () -> formula.row().orElse(null))
                .put("formulaCol", () -> formula.column().orElse(null))
                .put("method", () -> inverse.failure().isEmpty() ? "nonsingular" : null)
                .put("pascal", () -> formula.inverse().orElse(null))
                .put("gameMatrix", asked.game::payoffs)
                .put("pascalSum", () -> formula.sumOfInverse().orElse(null))
                .put(
                        "hintFactor",
                        () -> formula.inverse()
                                .map(StructureTopics::commonFactor)
                                .orElse(null))
                .put(
                        "hintMatrix",
                        Compare.EXACT,
                        () -> formula.inverse().map(InverseAnswers::primitive).orElse(null));
    }

    private static RationalMatrix primitive(RationalMatrix matrix) {
        Rational factor = StructureTopics.commonFactor(matrix);
        return RationalMatrix.of(
                matrix.rows().stream().map(row -> row.times(factor.inverse())).toList());
    }
}
