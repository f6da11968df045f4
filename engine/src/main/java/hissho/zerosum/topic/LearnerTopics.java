package hissho.zerosum.topic;

import static hissho.zerosum.topic.MatrixTopics.about;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.matrix.Equalizer;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.named.GameInput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What learners ask about strategies they have in hand: payoffs, guarantees, verdicts, devices, side payments. */
final class LearnerTopics {

    private LearnerTopics() {}

    static List<Topic> all() {
        return List.of(
                about("expected-payoff", LearnerTopics::payoffs, "p", "q"),
                about("equalizing-strategy", LearnerTopics::equalizer, "player"),
                about("arbitration", LearnerTopics::arbitration, "unitInCents"),
                about("side-payment", LearnerTopics::sidePayment),
                about("game-classification", Asked::solved),
                about(
                        "verify-optimality",
                        Proposals::judge,
                        "p",
                        "q",
                        "claimedValue",
                        "valueDecimal",
                        "pDecimal",
                        "qDecimal"),
                about("strategy-evaluation", PlayedPairs::judge, "rowPlayed", "colPlayed"),
                about("equilibrium-theorem", LearnerTopics::slackness, "p", "q"),
                new Topic("mixed-strategy", Set.of("strategies", "pure"), ChanceTopics::pure),
                new Topic("expected-utility", Set.of("lotteries", "utility"), ChanceTopics::lotteries),
                new Topic(
                        "randomization-device",
                        Set.of("mixed", "outcomes", "matrix", "rowLabels", "colLabels", "game", "params", "player"),
                        ChanceTopics::device));
    }

    /** The payoffs of whichever strategies are given. */
    static Facts payoffs(Asked asked) {
        Facts answers = new Facts();
        if (asked.input.has("p")) {
            RationalVector p = asked.needP();
            answers.put("colPayoffs", () -> asked.game.columnPayoffs(p));
            answers.put("guarantee", () -> asked.game.columnPayoffs(p).minimum());
        }
        if (asked.input.has("q")) {
            RationalVector q = asked.needQ();
            answers.put("rowPayoffs", () -> asked.game.rowPayoffs(q));
            if (!asked.input.has("p"))
                answers.put("guarantee", () -> asked.game.rowPayoffs(q).maximum());
        }
        if (asked.input.has("p") && asked.input.has("q"))
            answers.put("payoff", () -> asked.game.columnPayoffs(asked.needP()).dot(asked.needQ()));
        return answers.put("value", () -> asked.solution().value());
    }

    private static Facts equalizer(Asked asked) {
        boolean first = asked.aboutFirst();
        MatrixGame game = first ? asked.game : asked.game.reversed();
        Once<Equalizer> found = new Once<>(() -> Equalizer.of(game, Progress.none())
                .orElseThrow(() -> new NotAnswered("no mixture earns the same against everything")));
        Compare same = Compare.accepted(expected -> {
            RationalVector weights = SolutionAnswers.vector(expected, first ? asked.rows : asked.columns);
            return weights.isDistribution()
                    && game.columnPayoffs(weights).stream()
                            .allMatch(x -> x.equals(found.get().payoff()));
        });
        return new Facts()
                .put(first ? "row" : "col", same, () -> found.get().row().weights())
                .put(first ? "colPayoffs" : "rowPayoffs", () -> {
                    RationalVector payoffs =
                            game.columnPayoffs(found.get().row().weights());
                    return first ? payoffs : payoffs.negated();
                })
                .put(
                        "guarantee",
                        () -> first
                                ? found.get().payoff()
                                : found.get().payoff().negated());
    }

    private static Facts arbitration(Asked asked) {
        Rational unit = asked.input.find("unitInCents").map(Node::rational).orElse(Rational.ONE);
        return new Facts()
                .put("value", () -> asked.solution().value())
                .put("payer", () -> asked.solution().value().isNegative() ? "I" : "II")
                .put("payee", () -> asked.solution().value().isNegative() ? "II" : "I")
                .put("cents", () -> asked.solution().value().absolute().times(unit));
    }

    private static Facts sidePayment(Asked asked) {
        return asked.solved()
                .put("fairSidePayment", () -> asked.solution().value().negated());
    }

    /** The indices of the largest entries. */
    static List<Integer> bestRows(RationalVector payoffs) {
        return payoffs.indicesOf(payoffs.maximum());
    }

    private static Facts slackness(Asked asked) {
        Once<RationalVector> columnPayoffs = new Once<>(() -> asked.game.columnPayoffs(
                asked.input.has("p") ? asked.needP() : asked.solution().row().weights()));
        Once<RationalVector> rowPayoffs = new Once<>(() -> asked.game.rowPayoffs(
                asked.input.has("q") ? asked.needQ() : asked.solution().column().weights()));
        return asked.solved()
                .put(
                        "tightCols",
                        asked.columns.set(),
                        () -> asked.columns.names(
                                columnPayoffs.get().indicesOf(asked.solution().value())))
                .put(
                        "tightRows",
                        asked.rows.set(),
                        () -> asked.rows.names(
                                rowPayoffs.get().indicesOf(asked.solution().value())))
                .put(
                        "slackCols",
                        asked.columns.map(),
                        () -> asked.columns.weights(columnPayoffs
                                .get()
                                .map(x -> x.minus(asked.solution().value()))))
                .put(
                        "slackRows",
                        asked.rows.map(),
                        () -> asked.rows.weights(rowPayoffs
                                .get()
                                .map(x -> asked.solution().value().minus(x))))
                .put(
                        "mustBeZeroRows",
                        asked.rows.set(),
                        () -> asked.rows.names(never(asked.solution().rows().strategies())))
                .put(
                        "mustBeZeroCols",
                        asked.columns.set(),
                        () -> asked.columns.names(
                                never(asked.solution().columns().strategies())))
                .put("colPayoffs", columnPayoffs)
                .put("rowPayoffs", rowPayoffs);
    }

    /** What no optimal strategy plays. */
    private static List<Integer> never(List<Mixed> strategies) {
        return IntStream.range(0, strategies.getFirst().size())
                .filter(k -> strategies.stream().allMatch(s -> s.get(k).isZero()))
                .boxed()
                .toList();
    }

    /** A map that forgets nothing: for answers with a few named parts. */
    static Map<String, @Nullable Object> parts(Object... keysAndValues) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (int k = 0; k < keysAndValues.length; k += 2) map.put(keysAndValues[k].toString(), keysAndValues[k + 1]);
        return map;
    }

    /** The values of a series of named games, where the input asks for one. */
    static Optional<List<Rational>> values(Node input) {
        return GameInput.series(input)
                .map(games -> games.stream()
                        .map(game -> new Asked(input, game.matrix()).solution().value())
                        .toList());
    }
}
