package hissho.zerosum.question;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.zerosum.matrix.AffineMap;
import hissho.zerosum.matrix.GameForm;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.Optional;

/** The linear programs of a game, and the game in other units. */
final class ProgramFacts {

    private ProgramFacts() {}

    static Facts of(Asked asked) {
        return new Facts()
                .put("objective", () -> homogeneous(asked) ? value(asked).inverse() : value(asked))
                .put(
                        "programSolution",
                        Compare.accepted(
                                expected -> solves(asked, Node.root(expected).vector())),
                        () -> homogeneous(asked)
                                ? strategy(asked).times(value(asked).inverse())
                                : strategy(asked))
                .put("matrix2", () -> second(asked))
                .put(
                        "value2",
                        () -> MatrixSolver.optimum(MatrixGame.of(second(asked)), asked.progress)
                                .value())
                .put(
                        "affine",
                        () -> map(asked).filter(m -> m.scale().isPositive()).isPresent())
                .put("affineScale", () -> positive(asked).map(AffineMap::scale).orElse(null))
                .put("affineShift", () -> positive(asked).map(AffineMap::shift).orElse(null))
                .put(
                        "affineReason",
                        () -> positive(asked).isPresent()
                                ? null
                                : map(asked).isPresent() ? "scale-not-positive" : "not-affine");
    }

    // ---- programs

    private static GameForm form(Asked asked) {
        return asked.question.form().orElseThrow(() -> Asked.unasked("form"));
    }

    private static boolean homogeneous(Asked asked) {
        return form(asked) == GameForm.MIN_SUM_X || form(asked) == GameForm.MAX_SUM_Y;
    }

    private static boolean first(Asked asked) {
        return form(asked) == GameForm.MAX_V || form(asked) == GameForm.MIN_SUM_X;
    }

    private static Rational value(Asked asked) {
        if (homogeneous(asked) && !asked.value().isPositive())
            throw new NotAnswered(Message.of("matrix.unknown.not-positive", asked.value()));
        return asked.value();
    }

    private static RationalVector strategy(Asked asked) {
        return (first(asked) ? asked.solution().row() : asked.solution().column()).weights();
    }

    private static boolean solves(Asked asked, RationalVector weights) {
        RationalVector mixed = homogeneous(asked) ? weights.times(value(asked)) : weights;
        if (!mixed.isDistribution() || mixed.size() != strategy(asked).size()) return false;
        return first(asked)
                ? asked.solution().isOptimalRow(new Mixed(mixed))
                : asked.solution().isOptimalColumn(new Mixed(mixed));
    }

    // ---- units

    /** The matrix to compare with: one that was given, or this one in the unit and from the origin that were given. */
    private static RationalMatrix second(Asked asked) {
        return asked.question.second().orElseGet(() -> given(asked).apply(asked.game.payoffs()));
    }

    private static AffineMap given(Asked asked) {
        return new AffineMap(
                asked.question.scale(), asked.question.choices().shift().orElse(Rational.ZERO));
    }

    private static Optional<AffineMap> map(Asked asked) {
        return asked.question.second().isPresent()
                ? AffineMap.between(
                        asked.game.payoffs(), asked.question.second().get())
                : Optional.of(given(asked));
    }

    private static Optional<AffineMap> positive(Asked asked) {
        return map(asked).filter(m -> m.scale().isPositive());
    }
}
