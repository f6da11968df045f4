package hissho.zerosum.parametric;

import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.question.MatrixFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Everything a game with a parameter can be asked: the value piece by piece, its shape, and the game at one value of the parameter. */
final class ParametricFacts {

    private static final List<String> AT = List.of(
            "value", "row", "col", "favors", "uniqueRow", "uniqueCol", "rowExtreme", "colExtreme", "saddlePoints");

    static final List<String> KEYS = List.copyOf(of(
                    new ParametricKind.Asked(
                            new ParametricGame(
                                    List.of(List.of(RationalFunction.ZERO)),
                                    List.of("1"),
                                    List.of("1"),
                                    "t",
                                    Span.LINE),
                            Optional.empty()),
                    () -> {
                        throw new IllegalStateException("nothing is solved for the names of the facts");
                    },
                    Progress.atMost(0))
            .keys());

    private ParametricFacts() {}

    static Facts of(ParametricKind.Asked asked, Supplier<ValueFunction> value, Progress progress) {
        ParametricGame game = asked.game();
        String t = game.parameter();
        Facts facts = new Facts()
                .put(
                        "pieces",
                        Compare.accepted(expected -> right(value.get(), expected)),
                        () -> value.get().valuePieces().stream()
                                .map(piece -> value.get().write(piece.span()) + ": "
                                        + piece.value().write(t))
                                .toList())
                .put(
                        "pieceData",
                        Compare.EXACT,
                        () -> value.get().pieces().stream()
                                .map(piece -> data(piece, game.undefined(), t))
                                .toList(),
                        (words, _) -> value.get().pieces().stream()
                                .map(piece -> value.get().write(piece.span()) + ": " + functions(piece.row(), t) + " – "
                                        + functions(piece.column(), t))
                                .collect(Collectors.joining("; ")))
                .put("breakpoints", () -> written(value.get().breakpoints(), t))
                .put("criticalValues", () -> written(value.get().criticalValues(), t))
                .put(
                        "criticalOptima",
                        Compare.EXACT,
                        () -> criticalOptima(game, value.get(), progress),
                        (words, optima) -> optima.stream()
                                .map(at -> t + " = " + at.get("at") + ": " + words.write(at.get("rowExtreme")) + " – "
                                        + words.write(at.get("colExtreme")))
                                .collect(Collectors.joining("; ")))
                .put("continuous", () -> value.get().isContinuous())
                .put(
                        "concaveOn",
                        Compare.accepted(expected -> concave(value.get(), expected)),
                        () -> value.get().concaveSpans().stream()
                                .map(span -> value.get().write(span))
                                .toList())
                .put("limitPlusInf", () -> limit(value.get(), true))
                .put("limitMinusInf", () -> limit(value.get(), false))
                .put(
                        "plotPoints",
                        Compare.accepted(expected -> points(value.get(), expected)),
                        () -> points(value.get()));
        Facts inside = asked.at()
                .flatMap(game::at)
                .map(matrix -> MatrixFacts.of(matrix, progress))
                .orElseGet(Facts::new);
        for (String key : AT)
            inside.find(key)
                    .ifPresentOrElse(
                            facts::put,
                            () -> facts.put(key, () -> {
                                throw new NotAnswered(Message.of("matrix.unasked", "at"));
                            }));
        return facts;
    }

    /**
     * A piece for programs: where it begins and ends (nothing where it does not), which end does not belong to it because the game is
     * not defined there, its value, an optimal pair, and its kernel.
     */
    private static Map<String, Object> data(Piece piece, List<RealRoot> gaps, String t) {
        Map<String, Object> data = new LinkedHashMap<>();
        piece.span().low().ifPresent(low -> data.put("from", low.write(t)));
        if (piece.span().low().filter(gaps::contains).isPresent()) data.put("fromExcluded", true);
        piece.span().high().ifPresent(high -> data.put("to", high.write(t)));
        if (piece.span().high().filter(gaps::contains).isPresent()) data.put("toExcluded", true);
        data.put("value", piece.value().write(t));
        data.put("row", piece.row().stream().map(p -> p.write(t)).toList());
        data.put("col", piece.column().stream().map(q -> q.write(t)).toList());
        data.put("kernelRows", piece.kernelRows().stream().map(k -> k + 1).toList());
        data.put("kernelCols", piece.kernelColumns().stream().map(k -> k + 1).toList());
        return data;
    }

    /** At each critical value that is rational: the value and all extreme optimal strategies, of which there may be more than beside it. */
    static List<Map<String, Object>> criticalOptima(ParametricGame game, ValueFunction value, Progress progress) {
        List<Map<String, Object>> optima = new ArrayList<>();
        for (RealRoot critical : value.criticalValues()) {
            Optional<MatrixGame> at = critical.isRational() ? game.at(critical.rational()) : Optional.empty();
            if (at.isEmpty()) continue;
            MatrixSolution solution = MatrixSolver.solve(at.get(), progress);
            optima.add(InOrder.of(
                    "at", critical.rational(),
                    "value", solution.value(),
                    "rowExtreme",
                            solution.rows().strategies().stream()
                                    .map(Mixed::weights)
                                    .toList(),
                    "colExtreme",
                            solution.columns().strategies().stream()
                                    .map(Mixed::weights)
                                    .toList()));
        }
        return optima;
    }

    private static String functions(List<RationalFunction> weights, String t) {
        return weights.stream().map(weight -> weight.write(t)).collect(Collectors.joining(", ", "(", ")"));
    }

    private static List<String> written(List<RealRoot> numbers, String t) {
        return numbers.stream().map(x -> x.write(t)).toList();
    }

    private static Object limit(ValueFunction value, boolean upwards) {
        Piece end = upwards ? value.pieces().getLast() : value.pieces().getFirst();
        if ((upwards ? end.span().high() : end.span().low()).isPresent())
            throw new NotAnswered(Message.of("parametric.unknown.bounded"));
        Optional<Rational> limit = end.value().limit(upwards);
        if (limit.isPresent()) return limit.get();
        return end.value().signFar(upwards) > 0 ? "infinity" : "-infinity";
    }

    /** One interval on which the value is concave, or the list of all of them. */
    private static boolean concave(ValueFunction value, @Nullable Object expected) {
        if (expected instanceof List<?> all)
            return all.size() == value.concaveSpans().size() && all.stream().allMatch(one -> concave(value, one));
        return Span.read(String.valueOf(expected))
                .filter(span -> value.concaveSpans().stream()
                        .anyMatch(s -> s.low().equals(span.low()) && s.high().equals(span.high())))
                .isPresent();
    }

    /** Points of the graph: one inside every piece, and its rational ends. */
    private static List<List<Rational>> points(ValueFunction value) {
        return value.pieces().stream()
                .flatMap(piece -> Stream.of(
                        rational(piece.span().low()),
                        Optional.of(piece.span().inside(0)),
                        rational(piece.span().high())))
                .flatMap(Optional::stream)
                .distinct()
                .flatMap(t -> value.at(t).stream().map(v -> List.of(t, v)))
                .toList();
    }

    private static Optional<Rational> rational(Optional<RealRoot> end) {
        return end.filter(RealRoot::isRational).map(RealRoot::rational);
    }

    private static boolean points(ValueFunction value, @Nullable Object expected) {
        return Node.root(expected).list().stream().allMatch(point -> {
            List<Node> pair = point.list(2, 2);
            return value.at(pair.get(0).rational())
                    .equals(Optional.of(pair.get(1).rational()));
        });
    }

    /** A reader's pieces are right when together they cover the domain and each is true on its own. */
    private static boolean right(ValueFunction value, @Nullable Object expected) {
        ParametricGame game = value.game();
        List<Span> covered = new ArrayList<>();
        for (Node piece : Node.root(expected).list()) {
            Span span = Span.read(piece.get("domain").text())
                    .orElseThrow(() -> piece.bad("parametric.bad.domain"))
                    .meet(game.domain());
            covered.add(span);
            if (!right(value, piece, span)) return false;
        }
        return covers(game.domain(), covered);
    }

    private static boolean right(ValueFunction value, Node piece, Span span) {
        String t = value.game().parameter();
        RationalFunction given = ParametricGame.function(piece.get("value"), t);
        for (Piece own : value.pieces())
            if (own.span().meet(span).isProper() && !own.value().equals(given)) return false;
        if (piece.has("row") && !value.rowIsOptimal(functions(piece.get("row"), t), given, span)) return false;
        if (piece.has("col") && !value.columnIsOptimal(functions(piece.get("col"), t), given, span)) return false;
        if (!piece.has("saddle")) return true;
        List<Integer> cell = piece.get("saddle").wholes(1, ParametricGame.MOST_ENTRIES);
        return value.isSaddle(cell.get(0) - 1, cell.get(1) - 1, span);
    }

    private static boolean covers(Span domain, List<Span> parts) {
        List<Span> left = new ArrayList<>(parts);
        Optional<RealRoot> reached = domain.low();
        while (!left.isEmpty()) {
            Optional<RealRoot> from = reached;
            boolean first = left.size() == parts.size();
            Optional<Span> next = left.stream()
                    .filter(s -> s.low().equals(from) && (first || from.isPresent()))
                    .findFirst();
            if (next.isEmpty()) return false;
            left.remove(next.get());
            reached = next.get().high();
        }
        return !parts.isEmpty() && reached.equals(domain.high());
    }

    private static List<RationalFunction> functions(Node list, String parameter) {
        return list.list().stream()
                .map(node -> ParametricGame.function(node, parameter))
                .toList();
    }
}
