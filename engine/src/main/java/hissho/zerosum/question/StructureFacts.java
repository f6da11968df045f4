package hissho.zerosum.question;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.linear.Bareiss;
import hissho.number.RationalMatrix;
import hissho.progress.Once;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.DiagonalShift;
import hissho.zerosum.method.Indifference;
import hissho.zerosum.method.InverseFormula;
import hissho.zerosum.method.SaddlePoints;
import hissho.zerosum.method.Structure;
import hissho.zerosum.method.TwoByTwoFormula;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Games solved by what they look like: saddle points, 2 x 2, squares of several kinds, guessed supports. */
final class StructureFacts {

    private StructureFacts() {}

    static Facts of(Asked asked) {
        MatrixGame game = asked.game;
        RationalMatrix payoffs = game.payoffs();
        Once<SaddlePoints> saddle = new Once<>(() -> SaddlePoints.of(game));
        Once<TwoByTwoFormula> two = new Once<>(() -> {
            if (game.height() != 2 || game.width() != 2) throw new NotAnswered(Message.of("matrix.unknown.two-by-two"));
            return TwoByTwoFormula.of(game);
        });
        Once<Set<Structure>> structures = new Once<>(() -> Structure.of(payoffs));
        Once<InverseFormula> formula = new Once<>(() -> InverseFormula.of(square(game)));
        Once<Indifference> system = new Once<>(() -> Indifference.of(
                game,
                asked.question.choices().supportRows().orElseGet(() -> all(game.height())),
                asked.question.choices().supportColumns().orElseGet(() -> all(game.width()))));
        return new Facts()
                .put("rowMin", () -> saddle.get().rowMinima())
                .put("colMax", () -> saddle.get().columnMaxima())
                .put("rectangular", () -> saddle.get().rectangular())
                .put("formulaP", () -> two.get().p().orElse(null))
                .put("formulaQ", () -> two.get().q().orElse(null))
                .put("formulaValid", () -> two.get().valid())
                .put("pattern", () -> two.get().pattern().orElse(null))
                .put("denominator", () -> two.get().denominator())
                .put(
                        "allStructures",
                        Compare.SET,
                        () -> structures.get().stream()
                                .map(Structure::tag)
                                .sorted()
                                .toList())
                .put("magic", () -> structures.get().contains(Structure.MAGIC_SQUARE))
                .put(
                        "constant",
                        () -> structures.get().contains(Structure.CONSTANT_SUM)
                                ? payoffs.row(0).sum()
                                : null)
                .put(
                        "diagonalsToo",
                        () -> structures.get().contains(Structure.CONSTANT_SUM)
                                && Structure.diagonalsSumTo(
                                        payoffs, payoffs.row(0).sum()))
                .put(
                        "diagonalShift",
                        () -> DiagonalShift.of(payoffs)
                                .map(DiagonalShift::shift)
                                .orElse(null))
                .put(
                        "diagonal",
                        () -> DiagonalShift.of(payoffs)
                                .map(DiagonalShift::diagonal)
                                .orElse(null))
                .put("substitutionRow", () -> formula.get().row().orElse(null))
                .put("substitutionCol", () -> formula.get().column().orElse(null))
                .put("feasible", () -> formula.get().solves())
                .put("symmetric", () -> structures.get().contains(Structure.SKEW_SYMMETRIC))
                .put("singular", () -> Bareiss.determinant(square(game)).isZero())
                .put("systemVerdict", () -> system.get().verdict().code())
                .put("systemRow", () -> system.get().row().orElse(null))
                .put("systemCol", () -> system.get().column().orElse(null))
                .put("systemValue", () -> system.get().value().orElse(null))
                .put(
                        "systemColPayoffs",
                        () -> system.get().row().map(game::columnPayoffs).orElse(null))
                .put(
                        "systemRowPayoffs",
                        () -> system.get().column().map(game::rowPayoffs).orElse(null))
                .put(
                        "violatedCols",
                        asked.columns.set(),
                        () -> asked.columns.names(system.get().violatedColumns()))
                .put(
                        "violatedRows",
                        asked.rows.set(),
                        () -> asked.rows.names(system.get().violatedRows()));
    }

    private static List<Integer> all(int size) {
        return IntStream.range(0, size).boxed().toList();
    }

    /** The payoffs, where they form a square. */
    static RationalMatrix square(MatrixGame game) {
        if (!game.isSquare()) throw new NotAnswered(Message.of("matrix.unknown.square", game.height(), game.width()));
        return game.payoffs();
    }
}
