package hissho.zerosum.question;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.method.Kernels;
import hissho.zerosum.method.SaddlePoints;
import hissho.zerosum.method.Structure;
import hissho.zerosum.writing.Writing;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The facts every solved matrix game has: value, optimal strategies, uniqueness, all extreme optima, saddle points, who pays whom. */
final class SolutionFacts {

    private static final int MOST_TOLD = 30;
    private static final int MOST_WRITTEN_OUT = 4;

    private SolutionFacts() {}

    static Facts of(Asked asked) {
        MatrixGame game = asked.game;
        return new Facts()
                .put("value", asked::value)
                .put(
                        "row",
                        optimum(
                                asked.rows,
                                () -> asked.solution().rows(),
                                p -> asked.solution().isOptimalRow(p)),
                        () -> asked.pair().row().weights(),
                        (words, p) -> Writing.weights(words, p, game.rows()))
                .put(
                        "col",
                        optimum(
                                asked.columns,
                                () -> asked.solution().columns(),
                                q -> asked.solution().isOptimalColumn(q)),
                        () -> asked.pair().column().weights(),
                        (words, q) -> Writing.weights(words, q, game.columns()))
                .put(
                        "favors",
                        Compare.EXACT,
                        () -> favors(asked.value()),
                        (words, who) -> words.say("matrix.favors." + who))
                .put("uniqueRow", () -> asked.solution().rows().unique())
                .put("uniqueCol", () -> asked.solution().columns().unique())
                .put(
                        "unique",
                        () -> asked.solution().rows().unique()
                                && asked.solution().columns().unique())
                .put("rowExtremeComplete", () -> asked.solution().rows().complete())
                .put("colExtremeComplete", () -> asked.solution().columns().complete())
                .put(
                        "rowExtremeCount",
                        () -> asked.solution().rows().strategies().size())
                .put(
                        "colExtremeCount",
                        () -> asked.solution().columns().strategies().size())
                .put(
                        "rowExtreme",
                        Compare.SET,
                        () -> extreme(asked.solution().rows()),
                        (words, all) -> written(words, all, game.rows()))
                .put(
                        "colExtreme",
                        Compare.SET,
                        () -> extreme(asked.solution().columns()),
                        (words, all) -> written(words, all, game.columns()))
                .put(
                        "saddlePoints",
                        cells(asked.rows, asked.columns),
                        () -> SaddlePoints.of(game).points().stream()
                                .map(cell -> List.of(cell.row() + 1, cell.column() + 1))
                                .toList(),
                        SolutionFacts::written)
                .put(
                        "structures",
                        Compare.SET,
                        () -> Structure.of(game.payoffs()).stream()
                                .filter(structure -> structure.saysSomething(game.payoffs()))
                                .map(Structure::tag)
                                .toList(),
                        (words, tags) -> words.write(tags.stream()
                                .map(tag -> words.say("matrix.structure." + tag))
                                .toList()))
                .put(
                        "method",
                        Compare.EXACT,
                        () -> asked.solving().method().name(),
                        (words, name) -> words.say("matrix.method." + name))
                .remarks("method")
                .put("pureLower", () -> SaddlePoints.of(game).maximin())
                .put("pureUpper", () -> SaddlePoints.of(game).minimax())
                .put("sidePayment", () -> asked.value().negated())
                .put("matrix", game::payoffs)
                .put("rowLabels", game::rows)
                .put("colLabels", game::columns)
                .put("fair", () -> asked.value().isZero())
                .put("payer", () -> asked.value().isNegative() ? "I" : "II")
                .put("payee", () -> asked.value().isNegative() ? "II" : "I")
                .put("cents", () -> asked.value().absolute().times(asked.question.unitInCents()))
                .put(
                        "kernelRows",
                        Compare.accepted(expected ->
                                Kernels.existsWithRows(game, asked.rows.indices(Node.root(expected)), asked.progress)),
                        () -> asked.rows.names(kernel(asked).rows()))
                .put(
                        "kernelCols",
                        Compare.accepted(expected -> Kernels.existsWithColumns(
                                game, asked.columns.indices(Node.root(expected)), asked.progress)),
                        () -> asked.columns.names(kernel(asked).columns()))
                .teach("row", StrategyVerdict.teacher(asked, true))
                .teach("col", StrategyVerdict.teacher(asked, false));
    }

    /** Who is better off: I, II or nobody. */
    public static String favors(Rational value) {
        return value.isZero() ? "fair" : value.isPositive() ? "I" : "II";
    }

    private static Kernels.Kernel kernel(Asked asked) {
        return Kernels.of(asked.game, asked.solution().pair(), asked.progress)
                .orElseThrow(() -> new NotAnswered(Message.of("matrix.unknown.kernel")));
    }

    private static List<RationalVector> extreme(ExtremeOptima optima) {
        if (!optima.complete()) throw new NotAnswered(Message.of("matrix.unknown.too-many"));
        return optima.strategies().stream().map(Mixed::weights).toList();
    }

    private static String written(Words words, List<RationalVector> all, List<String> labels) {
        return all.size() > MOST_WRITTEN_OUT
                ? words.say("matrix.count", all.size())
                : String.join(
                        words.say("matrix.and"),
                        all.stream().map(s -> Writing.weights(words, s, labels)).toList());
    }

    private static String written(Words words, List<List<Integer>> cells) {
        return cells.isEmpty()
                ? words.say("matrix.none")
                : words.write(
                        cells.stream().limit(MOST_TOLD).map(Object::toString).toList());
    }

    /** Lists of pairs of a row and a column, as sets. */
    private static Compare cells(LineNames rows, LineNames columns) {
        return (answered, expected) ->
                Set.copyOf(pairs(answered, rows, columns)).equals(Set.copyOf(pairs(expected, rows, columns)));
    }

    private static List<List<Integer>> pairs(@Nullable Object value, LineNames rows, LineNames columns) {
        return Node.root(value).list().stream()
                .map(pair -> pair.list(2, 2))
                .map(pair -> List.of(rows.index(pair.get(0)), columns.index(pair.get(1))))
                .toList();
    }

    /** A strategy of a reader is right when it is one and is optimal, or is such a one rounded to three decimals or more. */
    static Compare optimum(LineNames names, Supplier<ExtremeOptima> optima, Predicate<Mixed> optimal) {
        return Compare.accepted(expected -> {
            RationalVector weights = vector(expected, names);
            if (weights.size() != names.labels().size()) return false;
            return (weights.isDistribution() && optimal.test(new Mixed(weights)))
                    || DecimalReading.isRounded(weights, optima.get().strategies(), optimal);
        });
    }

    /** A strategy, as a list of all weights or as a map of those that are not zero. */
    static RationalVector vector(@Nullable Object expected, LineNames names) {
        return expected instanceof Map<?, ?>
                ? names.weights(Node.root(expected))
                : Node.root(expected).vector();
    }
}
