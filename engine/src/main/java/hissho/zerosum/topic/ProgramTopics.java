package hissho.zerosum.topic;

import static hissho.zerosum.topic.MatrixTopics.about;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.matrix.AffineMap;
import hissho.zerosum.matrix.GameForm;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.method.SaddlePoints;
import hissho.zerosum.named.GameInput;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Best responses, upper and lower value, changes of unit, and the linear programs of a game. */
final class ProgramTopics {

    private ProgramTopics() {}

    static List<Topic> all() {
        return List.of(
                about("best-response", ProgramTopics::bestResponse, "p", "q", "player"),
                about("upper-lower-value", ProgramTopics::bounds, "p", "q"),
                about("location-scale-invariance", ProgramTopics::locationScale, "scale", "shift", "matrix2"),
                about("lp-reduction", ProgramTopics::program, "form"));
    }

    private static Facts bestResponse(Asked asked) {
        boolean first = asked.input.has("player") ? asked.aboutFirst() : asked.input.has("q");
        RationalVector payoffs = first ? asked.game.rowPayoffs(asked.needQ()) : asked.game.columnPayoffs(asked.needP());
        RationalVector good = first ? payoffs : payoffs.negated();
        LineNames names = first ? asked.rows : asked.columns;
        List<Integer> best = LearnerTopics.bestRows(good);
        Compare reply = Compare.accepted(expected -> {
            RationalVector weights = SolutionAnswers.vector(expected, names);
            return weights.size() == good.size() && weights.isDistribution() && best.containsAll(weights.support());
        });
        return new Facts()
                .put(first ? "rowPayoffs" : "colPayoffs", () -> payoffs)
                .put(first ? "bestRows" : "bestCols", names.set(), () -> names.names(best))
                .put("bestPayoff", () -> payoffs.get(best.getFirst()))
                .put(first ? "row" : "col", reply, () -> RationalVector.unit(good.size(), best.getFirst()))
                .put("ranking", ranking(names), () -> ranking(good, names))
                .put("value", () -> asked.solution().value());
    }

    /** Lines by payoff, best first, ties together. */
    private static List<List<Object>> ranking(RationalVector payoffs, LineNames names) {
        return payoffs.stream()
                .distinct()
                .sorted((a, b) -> b.compareTo(a))
                .map(level -> names.names(IntStream.range(0, payoffs.size())
                        .filter(i -> payoffs.get(i).equals(level))
                        .boxed()
                        .toList()))
                .toList();
    }

    private static Compare ranking(LineNames names) {
        return (answered, expected) -> groups(Node.root(answered), names).equals(groups(Node.root(expected), names));
    }

    private static List<Set<Integer>> groups(Node list, LineNames names) {
        return list.list().stream()
                .map(group -> group.isList() ? Set.copyOf(names.indices(group)) : Set.of(names.index(group)))
                .toList();
    }

    private static Facts bounds(Asked asked) {
        SaddlePoints saddle = SaddlePoints.of(asked.game);
        Facts answers = asked.solved()
                .put("pureLower", saddle::maximin)
                .put("pureUpper", saddle::minimax)
                .put("lower", () -> asked.solution().value())
                .put("upper", () -> asked.solution().value());
        if (asked.input.has("p")) {
            RationalVector payoffs = asked.game.columnPayoffs(asked.needP());
            answers.put("colPayoffs", () -> payoffs)
                    .put("security", payoffs::minimum)
                    .put(
                            "bestCols",
                            asked.columns.set(),
                            () -> asked.columns.names(LearnerTopics.bestRows(payoffs.negated())))
                    .put("exploitability", () -> asked.solution().value().minus(payoffs.minimum()));
            if (!asked.input.has("q"))
                answers.put("announcementCost", () -> asked.solution().value().minus(payoffs.minimum()));
        }
        if (asked.input.has("q")) {
            RationalVector payoffs = asked.game.rowPayoffs(asked.needQ());
            answers.put("rowPayoffs", () -> payoffs)
                    .put("maxRowPayoff", payoffs::maximum)
                    .put("bestRows", asked.rows.set(), () -> asked.rows.names(LearnerTopics.bestRows(payoffs)))
                    .put(
                            "announcementCost",
                            () -> payoffs.maximum().minus(asked.solution().value()));
            if (!asked.input.has("p"))
                answers.put("security", payoffs::maximum)
                        .put(
                                "exploitability",
                                () -> payoffs.maximum().minus(asked.solution().value()));
        }
        return answers;
    }

    private static Facts locationScale(Asked asked) {
        RationalMatrix from = asked.game.payoffs();
        Facts answers = asked.solved();
        if (asked.input.has("matrix2")) {
            RationalMatrix to = asked.input.get("matrix2").matrix(GameInput.MOST_ENTRIES);
            Optional<AffineMap> map = AffineMap.between(from, to);
            boolean affine = map.filter(m -> m.scale().isPositive()).isPresent();
            return answers.put("affine", () -> affine)
                    .put("scale", () -> affine ? map.orElseThrow().scale() : null)
                    .put("shift", () -> affine ? map.orElseThrow().shift() : null)
                    .put("reason", () -> affine ? null : map.isPresent() ? "scale-not-positive" : "not-affine")
                    .put("value2", () -> value(to));
        }
        AffineMap map = new AffineMap(
                asked.input.find("scale").map(Node::rational).orElse(Rational.ONE),
                asked.input.find("shift").map(Node::rational).orElse(Rational.ZERO));
        return answers.put("matrix2", () -> map.apply(from))
                .put("value2", () -> value(map.apply(from)))
                .put("affine", () -> map.scale().isPositive())
                .put("reason", () -> map.scale().isPositive() ? null : "scale-not-positive");
    }

    private static Rational value(RationalMatrix matrix) {
        return MatrixSolver.optimum(MatrixGame.of(matrix), Progress.none()).value();
    }

    private static Facts program(Asked asked) {
        GameForm form = Arrays.stream(GameForm.values())
                .filter(f -> f.form()
                        .equals(asked.input
                                .get("form")
                                .choice(Arrays.stream(GameForm.values())
                                        .map(GameForm::form)
                                        .toArray(String[]::new))))
                .findFirst()
                .orElseThrow();
        boolean first = form == GameForm.MAX_V || form == GameForm.MIN_SUM_X;
        boolean homogeneous = form == GameForm.MIN_SUM_X || form == GameForm.MAX_SUM_Y;
        Once<Rational> value = new Once<>(() -> {
            Rational v = asked.solution().value();
            if (homogeneous && !v.isPositive())
                throw new NotAnswered("the value is not positive: shift the payoffs first");
            return v;
        });
        Once<RationalVector> strategy = new Once<>(
                () -> (first ? asked.solution().row() : asked.solution().column()).weights());
        String variable = form.variables(asked.game).getFirst().substring(0, 1);
        Compare optimal = Compare.accepted(expected -> {
            RationalVector weights = Node.root(expected).vector();
            RationalVector mixed = homogeneous ? weights.times(value.get()) : weights;
            if (!mixed.isDistribution() || mixed.size() != strategy.get().size()) return false;
            return first
                    ? asked.solution().isOptimalRow(new Mixed(mixed))
                    : asked.solution().isOptimalColumn(new Mixed(mixed));
        });
        return asked.solved()
                .put("objective", () -> homogeneous ? value.get().inverse() : value.get())
                .put(
                        variable,
                        optimal,
                        () -> homogeneous ? strategy.get().times(value.get().inverse()) : strategy.get())
                .put(
                        "tightColumns",
                        asked.columns.set(),
                        () -> asked.columns.names(asked.game
                                .columnPayoffs(asked.solution().row().weights())
                                .indicesOf(value.get())))
                .put(
                        "tightRows",
                        asked.rows.set(),
                        () -> asked.rows.names(asked.game
                                .rowPayoffs(asked.solution().column().weights())
                                .indicesOf(value.get())));
    }
}
