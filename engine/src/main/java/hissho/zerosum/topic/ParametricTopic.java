package hissho.zerosum.topic;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.parametric.ParametricGame;
import hissho.zerosum.parametric.Piece;
import hissho.zerosum.parametric.Span;
import hissho.zerosum.parametric.ValueFunction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One parameter in the matrix. */
final class ParametricTopic {

    private ParametricTopic() {}

    static List<Topic> all() {
        return List.of(new Topic(
                "parametric-value",
                Set.of("matrix", "rowLabels", "colLabels", "game", "params", "parameter", "t", "from", "to"),
                ParametricTopic::answer));
    }

    private static Facts answer(Node input) {
        if (!input.has("parameter")) return new Asked(input).solved();
        ParametricGame game = ParametricGame.read(input);
        if (input.has("t")) {
            Rational t = input.get("t").rational();
            return new Asked(input, game.at(t).orElseThrow(() -> input.get("t").bad("parametric.bad.pole", t)))
                    .solved();
        }
        return answers(game, new Once<>(() -> ValueFunction.of(game, Progress.none())));
    }

    private static Facts answers(ParametricGame game, Once<ValueFunction> value) {
        String t = game.parameter();
        return new Facts()
                .put(
                        "pieces",
                        Compare.accepted(expected -> right(game, value.get(), expected)),
                        () -> shown(value.get(), t))
                .put("breakpoints", () -> written(value.get().breakpoints(), t))
                .put("criticalValues", () -> written(value.get().criticalValues(), t))
                .put("continuous", () -> value.get().isContinuous())
                .put("limitPlusInf", () -> limit(value.get(), true))
                .put("limitMinusInf", () -> limit(value.get(), false))
                .put(
                        "concaveOn",
                        Compare.accepted(expected -> concave(value.get(), expected)),
                        () -> value.get().concaveSpans().stream()
                                .map(span -> span.write(t))
                                .toList())
                .put("plotPoints", Compare.accepted(expected -> points(value.get(), expected)), () -> List.of());
    }

    private static List<String> written(List<RealRoot> numbers, String t) {
        return numbers.stream().map(x -> x.write(t)).toList();
    }

    private static List<Map<String, Object>> shown(ValueFunction value, String t) {
        List<Map<String, Object>> pieces = new ArrayList<>();
        for (Piece piece : value.pieces()) {
            Map<String, Object> shown = new LinkedHashMap<>();
            shown.put("domain", piece.span().write(t));
            shown.put("value", piece.value().write(t));
            shown.put("row", piece.row().stream().map(f -> f.write(t)).toList());
            shown.put("col", piece.column().stream().map(f -> f.write(t)).toList());
            pieces.add(shown);
        }
        return pieces;
    }

    private static Object limit(ValueFunction value, boolean upwards) {
        Piece end = upwards ? value.pieces().getLast() : value.pieces().getFirst();
        boolean open = upwards ? end.span().high().isEmpty() : end.span().low().isEmpty();
        if (!open) throw new NotAnswered("the domain is bounded");
        Optional<Rational> limit = end.value().limit(upwards);
        if (limit.isPresent()) return limit.get();
        return end.value().signFar(upwards) > 0 ? "infinity" : "-infinity";
    }

    private static boolean concave(ValueFunction value, @Nullable Object expected) {
        Span span = Span.read(String.valueOf(expected)).orElseThrow(() -> new IllegalArgumentException("no interval"));
        return value.concaveSpans().stream()
                .anyMatch(s -> s.low().equals(span.low()) && s.high().equals(span.high()));
    }

    private static boolean points(ValueFunction value, @Nullable Object expected) {
        return Node.root(expected).list().stream().allMatch(point -> {
            List<Node> pair = point.list(2, 2);
            return value.at(pair.get(0).rational())
                    .equals(Optional.of(pair.get(1).rational()));
        });
    }

    /** A key's pieces are right when together they cover the domain and each is true on its own. */
    private static boolean right(ParametricGame game, ValueFunction value, @Nullable Object expected) {
        List<Span> covered = new ArrayList<>();
        for (Node piece : Node.root(expected).list()) {
            Span span = Span.read(piece.get("domain").text())
                    .orElseThrow(() -> piece.bad("parametric.bad.domain"))
                    .meet(game.domain());
            covered.add(span);
            RationalFunction given = function(piece.get("value"), game.parameter());
            for (Piece own : value.pieces())
                if (own.span().meet(span).isProper() && !own.value().equals(given)) return false;
            if (piece.has("row") && !value.rowIsOptimal(functions(piece.get("row"), game.parameter()), given, span))
                return false;
            if (piece.has("col") && !value.columnIsOptimal(functions(piece.get("col"), game.parameter()), given, span))
                return false;
            if (piece.has("saddle")) {
                List<Integer> cell = piece.get("saddle").wholes(1, 1000);
                if (!value.isSaddle(cell.get(0) - 1, cell.get(1) - 1, span)) return false;
            }
        }
        return covers(game.domain(), covered);
    }

    private static boolean covers(Span domain, List<Span> parts) {
        Span reached = new Span(domain.low(), domain.low());
        boolean started = false;
        List<Span> left = new ArrayList<>(parts);
        while (!left.isEmpty()) {
            Span from = reached;
            boolean first = !started;
            Optional<Span> next = left.stream()
                    .filter(s -> first ? s.low().equals(domain.low()) : s.low().equals(from.high()))
                    .findFirst();
            if (next.isEmpty()) return false;
            left.remove(next.get());
            reached = next.get();
            started = true;
        }
        return started && reached.high().equals(domain.high());
    }

    private static List<RationalFunction> functions(Node list, String parameter) {
        return list.list().stream().map(node -> function(node, parameter)).toList();
    }

    private static RationalFunction function(Node node, String parameter) {
        try {
            return Expression.parse(node.text())
                    .rational(parameter)
                    .orElseThrow(() -> node.bad("parametric.bad.entry", node.shown(), parameter));
        } catch (BadExpression e) {
            throw node.bad("parametric.bad.formula", node.shown(), e.position());
        }
    }
}
