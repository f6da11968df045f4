package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.method.Kernels;
import hissho.zerosum.method.SaddlePoints;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The answers every solved matrix game has: value, optimal strategies, uniqueness, all extreme optima, saddle points. */
public final class SolutionAnswers {

    private SolutionAnswers() {}

    /** Facts that are worked out when they are asked for. */
    public static Facts of(Supplier<MatrixSolution> solved, LineNames rows, LineNames columns) {
        Supplier<MatrixSolution> solution = new Once<>(solved);
        return new Facts()
                .put("value", () -> solution.get().value())
                .put("favors", () -> favors(solution.get().value()))
                .put(
                        "row",
                        optimum(rows, p -> solution.get().isOptimalRow(p)),
                        () -> weights(solution.get().row()))
                .put(
                        "col",
                        optimum(columns, q -> solution.get().isOptimalColumn(q)),
                        () -> weights(solution.get().column()))
                .put("uniqueRow", () -> solution.get().rows().unique())
                .put("uniqueCol", () -> solution.get().columns().unique())
                .put(
                        "unique",
                        () -> solution.get().rows().unique()
                                && solution.get().columns().unique())
                .put("rowExtreme", Compare.SET, () -> extreme(solution.get().rows()))
                .put("colExtreme", Compare.SET, () -> extreme(solution.get().columns()))
                .put(
                        "saddlePoints",
                        cells(rows, columns),
                        () -> saddlePoints(solution.get().game(), rows, columns))
                .put(
                        "kernelRows",
                        Compare.accepted(
                                expected -> Kernels.existsWithRows(solution.get(), rows.indices(Node.root(expected)))),
                        () -> rows.names(solution.get().row().support()))
                .put(
                        "kernelCols",
                        Compare.accepted(expected ->
                                Kernels.existsWithColumns(solution.get(), columns.indices(Node.root(expected)))),
                        () -> columns.names(solution.get().column().support()));
    }

    private static RationalVector weights(Mixed strategy) {
        return strategy.weights();
    }

    private static List<RationalVector> extreme(ExtremeOptima optima) {
        if (!optima.complete()) throw new NotAnswered("too many extreme optimal strategies to list");
        return optima.strategies().stream().map(Mixed::weights).toList();
    }

    static List<List<Object>> saddlePoints(MatrixGame game, LineNames rows, LineNames columns) {
        return SaddlePoints.of(game).points().stream()
                .map(cell -> List.of(rows.name(cell.row()), columns.name(cell.column())))
                .toList();
    }

    /** Lists of pairs of a row and a column, as sets. */
    static Compare cells(LineNames rows, LineNames columns) {
        return (answered, expected) ->
                Set.copyOf(pairs(answered, rows, columns)).equals(Set.copyOf(pairs(expected, rows, columns)));
    }

    private static List<List<Integer>> pairs(@Nullable Object value, LineNames rows, LineNames columns) {
        return Node.root(value).list().stream()
                .map(pair -> List.of(
                        rows.index(pair.list(2, 2).get(0)),
                        columns.index(pair.list(2, 2).get(1))))
                .toList();
    }

    /** A strategy of a key is right when it is one and is optimal. */
    static Compare optimum(LineNames names, Predicate<Mixed> optimal) {
        return Compare.accepted(expected -> {
            RationalVector weights = vector(expected, names);
            return weights.isDistribution()
                    && weights.size() == names.labels().size()
                    && optimal.test(new Mixed(weights));
        });
    }

    /** A key's strategy, as a list of all weights or as a map of those that are not zero. */
    static RationalVector vector(@Nullable Object expected, LineNames names) {
        return expected instanceof Map<?, ?>
                ? names.weights(Node.root(expected))
                : Node.root(expected).vector();
    }

    /** Who is better off: I, II or nobody. */
    public static String favors(Rational value) {
        return value.isZero() ? "fair" : value.isPositive() ? "I" : "II";
    }
}
