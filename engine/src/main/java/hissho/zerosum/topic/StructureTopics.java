package hissho.zerosum.topic;

import static hissho.zerosum.topic.MatrixTopics.about;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.linear.Bareiss;
import hissho.linear.CommonDenominator;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.verify.Topic;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.DiagonalShift;
import hissho.zerosum.method.Indifference;
import hissho.zerosum.method.InverseFormula;
import hissho.zerosum.method.SaddlePoints;
import hissho.zerosum.method.Structure;
import hissho.zerosum.method.TwoByTwoFormula;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Games solved by what they look like: saddle points, 2 x 2, squares of several kinds, inverse and indifference. */
final class StructureTopics {

    private StructureTopics() {}

    static List<Topic> all() {
        return List.of(
                about("solve-matrix-game", Asked::solved),
                about("shapley-snow", Asked::solved),
                about("saddle-point", StructureTopics::saddle),
                about("two-by-two", StructureTopics::twoByTwo, "skipSaddleCheck"),
                about("latin-square", asked -> asked.solved().put("matrix", asked.game::payoffs)),
                about("magic-square", StructureTopics::magic),
                about("diagonal-game", StructureTopics::diagonal),
                series("triangular-game", StructureTopics::triangular),
                about("symmetric-game", StructureTopics::symmetric, "p"),
                about("recognize-structure", StructureTopics::structures),
                about("indifference", StructureTopics::indifference, "supportRows", "supportCols"),
                series("nonsingular-game", InverseAnswers::of, "shift", "method"));
    }

    /** A topic that also answers for a range of sizes of a named game. */
    private static Topic series(String name, Function<Asked, Facts> answer, String... inputs) {
        Topic single = about(name, answer, inputs);
        return new Topic(
                name,
                single.inputs(),
                input -> LearnerTopics.values(input)
                        .map(values -> new Facts().put("values", () -> values))
                        .orElseGet(() -> single.answer().apply(input)));
    }

    private static Facts saddle(Asked asked) {
        SaddlePoints saddle = SaddlePoints.of(asked.game);
        return asked.solved()
                .put("rowMin", saddle::rowMinima)
                .put("colMax", saddle::columnMaxima)
                .put("maximin", saddle::maximin)
                .put("minimax", saddle::minimax)
                .put("rectangular", saddle::rectangular);
    }

    private static Facts twoByTwo(Asked asked) {
        if (asked.game.height() != 2 || asked.game.width() != 2) throw new NotAnswered("the matrix is not 2 x 2");
        TwoByTwoFormula formula = TwoByTwoFormula.of(asked.game);
        return asked.solved()
                .put("p", () -> formula.p().orElse(null))
                .put("q", () -> formula.q().orElse(null))
                .put("valid", formula::valid)
                .put("pattern", () -> formula.pattern().orElse(null))
                .put("denominator", formula::denominator)
                .put("fair", () -> asked.solution().value().isZero());
    }

    private static Facts magic(Asked asked) {
        Set<Structure> structures = Structure.of(asked.game.payoffs());
        Rational sum = asked.game.payoffs().row(0).sum();
        return asked.solved()
                .put("matrix", asked.game::payoffs)
                .put("magic", () -> structures.contains(Structure.MAGIC_SQUARE))
                .put("constant", () -> structures.contains(Structure.CONSTANT_SUM) ? sum : null)
                .put(
                        "diagonalsToo",
                        () -> structures.contains(Structure.CONSTANT_SUM)
                                && Structure.diagonalsSumTo(asked.game.payoffs(), sum));
    }

    private static Facts diagonal(Asked asked) {
        Optional<DiagonalShift> shift = DiagonalShift.of(asked.game.payoffs());
        return asked.solved()
                .put("shift", () -> shift.map(DiagonalShift::shift).orElse(null))
                .put("diagonal", () -> shift.map(DiagonalShift::diagonal).orElse(null));
    }

    private static Facts triangular(Asked asked) {
        if (!asked.game.isSquare()) throw new NotAnswered("the matrix is not square");
        InverseFormula formula = InverseFormula.of(asked.game.payoffs());
        return asked.solved()
                .put("substitutionRow", () -> formula.row().orElse(null))
                .put("substitutionCol", () -> formula.column().orElse(null))
                .put("feasible", formula::solves);
    }

    private static Facts symmetric(Asked asked) {
        Facts answers = asked.solved()
                .put("symmetric", () -> Structure.of(asked.game.payoffs()).contains(Structure.SKEW_SYMMETRIC));
        if (asked.input.has("p")) {
            RationalVector p = asked.needP();
            answers.put("colPayoffs", () -> asked.game.columnPayoffs(p))
                    .put("guarantee", () -> asked.game.columnPayoffs(p).minimum())
                    .put("optimal", () -> p.isDistribution() && asked.solution().isOptimalRow(new Mixed(p)));
        }
        return answers;
    }

    private static Facts structures(Asked asked) {
        return asked.solved()
                .put(
                        "structures",
                        Compare.SET,
                        () -> Structure.of(asked.game.payoffs()).stream()
                                .map(Structure::tag)
                                .sorted()
                                .toList());
    }

    private static Facts indifference(Asked asked) {
        Indifference system = Indifference.of(
                asked.game,
                support(asked, "supportRows", asked.rows, asked.game.height()),
                support(asked, "supportCols", asked.columns, asked.game.width()));
        return asked.solved()
                .put("verdict", () -> system.verdict().code())
                .put("systemRow", () -> system.row().orElse(null))
                .put("systemCol", () -> system.column().orElse(null))
                .put("systemValue", () -> system.value().orElse(null))
                .put("violatedCols", asked.columns.set(), () -> asked.columns.names(system.violatedColumns()))
                .put("violatedRows", asked.rows.set(), () -> asked.rows.names(system.violatedRows()))
                .put(
                        "colPayoffs",
                        () -> system.row().map(asked.game::columnPayoffs).orElse(null))
                .put(
                        "rowPayoffs",
                        () -> system.column().map(asked.game::rowPayoffs).orElse(null))
                .put("singular", () -> asked.game.isSquare() && singular(asked.game));
    }

    private static boolean singular(MatrixGame game) {
        return Bareiss.determinant(game.payoffs()).isZero();
    }

    private static List<Integer> support(Asked asked, String key, LineNames names, int size) {
        Optional<Node> given = asked.input.find(key);
        if (given.isEmpty()) return IntStream.range(0, size).boxed().toList();
        List<Integer> indices = names.indices(given.get());
        if (indices.isEmpty() || indices.stream().distinct().count() < indices.size())
            throw given.get().bad("matrix.bad.support");
        return indices;
    }

    /** The inverse in lowest terms: a factor times a matrix of whole numbers without a common divisor. */
    static Rational commonFactor(RationalMatrix matrix) {
        BigInteger d = CommonDenominator.of(matrix.entries());
        BigInteger g =
                matrix.entries().map(x -> CommonDenominator.numerator(x, d)).reduce(BigInteger.ZERO, BigInteger::gcd);
        return Rational.of(g, d);
    }
}
