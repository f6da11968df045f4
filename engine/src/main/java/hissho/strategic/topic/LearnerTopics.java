package hissho.strategic.topic;

import static hissho.strategic.topic.MatrixTopics.about;

import hissho.document.Node;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.strategic.matrix.Device;
import hissho.strategic.matrix.Equalizer;
import hissho.strategic.matrix.MatrixGame;
import hissho.strategic.matrix.Mixed;
import hissho.strategic.named.GameInput;
import hissho.verify.Answers;
import hissho.verify.Compare;
import hissho.verify.NotSupported;
import hissho.verify.Topic;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
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
                about("strategy-evaluation", LearnerTopics::played, "rowPlayed", "colPlayed"),
                about("equilibrium-theorem", LearnerTopics::slackness, "p", "q"),
                new Topic("mixed-strategy", Set.of("strategies", "pure"), LearnerTopics::pure),
                new Topic("expected-utility", Set.of("lotteries", "utility"), LearnerTopics::lotteries),
                new Topic(
                        "randomization-device",
                        Set.of("mixed", "outcomes", "matrix", "rowLabels", "colLabels", "game", "params", "player"),
                        LearnerTopics::device));
    }

    /** The payoffs of whichever strategies are given. */
    static Answers payoffs(Asked asked) {
        Answers answers = new Answers();
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

    private static Answers equalizer(Asked asked) {
        boolean first = asked.aboutFirst();
        MatrixGame game = first ? asked.game : asked.game.reversed();
        Lazy<Equalizer> found = new Lazy<>(() -> Equalizer.of(game, Progress.none())
                .orElseThrow(() -> new NotSupported("no mixture earns the same against everything")));
        Compare same = Compare.accepted(expected -> {
            RationalVector weights = SolutionAnswers.vector(expected, first ? asked.rows : asked.columns);
            return weights.isDistribution()
                    && game.columnPayoffs(weights).stream()
                            .allMatch(x -> x.equals(found.get().payoff()));
        });
        return new Answers()
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

    private static Answers arbitration(Asked asked) {
        Rational unit = asked.input.find("unitInCents").map(Node::rational).orElse(Rational.ONE);
        return new Answers()
                .put("value", () -> asked.solution().value())
                .put("payer", () -> asked.solution().value().isNegative() ? "I" : "II")
                .put("payee", () -> asked.solution().value().isNegative() ? "II" : "I")
                .put("cents", () -> asked.solution().value().absolute().times(unit));
    }

    private static Answers sidePayment(Asked asked) {
        return asked.solved()
                .put("fairSidePayment", () -> asked.solution().value().negated());
    }

    private static Answers played(Asked asked) {
        int row = asked.rows.index(asked.input.get("rowPlayed"));
        int column = asked.columns.index(asked.input.get("colPlayed"));
        MatrixGame game = asked.game;
        List<Rational> rowEarns = new ArrayList<>();
        List<Rational> columnPays = new ArrayList<>();
        Lazy<Boolean> worked = new Lazy<>(() -> {
            rowEarns.add(game.rowPayoffs(asked.solution().column().weights()).get(row));
            columnPays.add(game.columnPayoffs(asked.solution().row().weights()).get(column));
            asked.solution()
                    .columns()
                    .strategies()
                    .forEach(q -> rowEarns.add(game.rowPayoffs(q.weights()).get(row)));
            asked.solution()
                    .rows()
                    .strategies()
                    .forEach(p -> columnPays.add(game.columnPayoffs(p.weights()).get(column)));
            return true;
        });
        return new Answers()
                .put("realized", () -> game.payoff(row, column))
                .put("value", () -> asked.solution().value())
                .put("rowVsOptimalCol", among(rowEarns, Rational.ZERO, true), () -> first(worked, rowEarns))
                .put(
                        "rowShortfall",
                        shortfall(asked, rowEarns, false),
                        () -> asked.solution().value().minus(first(worked, rowEarns)))
                .put("colVsOptimalRow", among(columnPays, Rational.ZERO, true), () -> first(worked, columnPays))
                .put(
                        "colExcess",
                        shortfall(asked, columnPays, true),
                        () -> first(worked, columnPays).minus(asked.solution().value()))
                .put(
                        "rowBestReplyToCol",
                        asked.rows.set(),
                        () -> asked.rows.names(bestRows(game.payoffs().column(column))))
                .put(
                        "colBestReplyToRow",
                        asked.columns.set(),
                        () -> asked.columns.names(
                                bestRows(game.payoffs().row(row).negated())));
    }

    private static Rational first(Lazy<Boolean> worked, List<Rational> results) {
        if (!worked.get()) throw new IllegalStateException();
        return results.getFirst();
    }

    /** Against an opponent with several optimal strategies any result between the extremes is right. */
    private static Compare among(List<Rational> results, Rational base, boolean direct) {
        return Compare.accepted(expected -> {
            Rational x = Node.root(expected).rational();
            Rational r = direct ? x.plus(base) : base.minus(x);
            return r.compareTo(results.stream().reduce(Rational::min).orElseThrow()) >= 0
                    && r.compareTo(results.stream().reduce(Rational::max).orElseThrow()) <= 0;
        });
    }

    private static Compare shortfall(Asked asked, List<Rational> results, boolean excess) {
        return (answered, expected) ->
                among(results, asked.solution().value(), excess).agree(answered, expected);
    }

    /** The indices of the largest entries. */
    static List<Integer> bestRows(RationalVector payoffs) {
        Rational best = payoffs.maximum();
        return IntStream.range(0, payoffs.size())
                .filter(i -> payoffs.get(i).equals(best))
                .boxed()
                .toList();
    }

    private static Answers slackness(Asked asked) {
        Lazy<RationalVector> columnPayoffs = new Lazy<>(() -> asked.game.columnPayoffs(
                asked.input.has("p") ? asked.needP() : asked.solution().row().weights()));
        Lazy<RationalVector> rowPayoffs = new Lazy<>(() -> asked.game.rowPayoffs(
                asked.input.has("q") ? asked.needQ() : asked.solution().column().weights()));
        return asked.solved()
                .put(
                        "tightCols",
                        asked.columns.set(),
                        () -> asked.columns.names(
                                tight(columnPayoffs.get(), asked.solution().value())))
                .put(
                        "tightRows",
                        asked.rows.set(),
                        () -> asked.rows.names(
                                tight(rowPayoffs.get(), asked.solution().value())))
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

    private static List<Integer> tight(RationalVector payoffs, Rational value) {
        return IntStream.range(0, payoffs.size())
                .filter(k -> payoffs.get(k).equals(value))
                .boxed()
                .toList();
    }

    /** What no optimal strategy plays. */
    private static List<Integer> never(List<Mixed> strategies) {
        return IntStream.range(0, strategies.getFirst().size())
                .filter(k -> strategies.stream().allMatch(s -> s.get(k).isZero()))
                .boxed()
                .toList();
    }

    private static Answers pure(Node input) {
        int size = input.get("strategies").whole(1, 1_000_000);
        int index = input.get("pure").whole(1, size);
        return new Answers().put("mixed", () -> RationalVector.unit(size, index - 1));
    }

    private static Answers lotteries(Node input) {
        List<List<Node>> lotteries =
                input.get("lotteries").list().stream().map(Node::list).toList();
        boolean root = input.find("utility")
                .map(u -> u.choice("sqrt", "linear").equals("sqrt"))
                .orElse(false);
        Lazy<RationalVector> means = new Lazy<>(() ->
                RationalVector.of(lotteries.stream().map(LearnerTopics::mean).toList()));
        Lazy<List<BigDecimal>> utilities = new Lazy<>(() -> lotteries.stream()
                .map(lottery -> root ? rootMean(lottery) : decimal(mean(lottery)))
                .toList());
        Rational tolerance = Rational.of(1, 1000);
        Compare near = (answered, expected) -> {
            List<Node> wanted = Node.root(expected).list();
            List<BigDecimal> got = utilities.get();
            return wanted.size() == got.size()
                    && IntStream.range(0, got.size())
                            .allMatch(k -> Compare.near(tolerance)
                                    .agree(
                                            got.get(k).toPlainString(),
                                            wanted.get(k).value()));
        };
        return new Answers()
                .put("expected", means)
                .put(
                        "indifferent",
                        () -> root
                                ? utilities.get().stream().distinct().count() == 1
                                : means.get().stream().distinct().count() == 1)
                .put(
                        "expectedUtility",
                        near,
                        () -> utilities.get().stream()
                                .map(BigDecimal::toPlainString)
                                .toList())
                .put("tol", Compare.accepted(expected -> true), () -> tolerance)
                .put("prefers", () -> {
                    BigDecimal best =
                            utilities.get().stream().max(BigDecimal::compareTo).orElseThrow();
                    return utilities.get().indexOf(best) + 1;
                });
    }

    private static Rational mean(List<Node> lottery) {
        return lottery.stream()
                .map(Node::vector)
                .map(pair -> pair.get(0).times(pair.get(1)))
                .reduce(Rational.ZERO, Rational::plus);
    }

    private static BigDecimal rootMean(List<Node> lottery) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Node branch : lottery) {
            Rational amount = branch.list(2, 2).get(1).rational();
            if (amount.isNegative()) throw branch.bad("core.bad.out-of-range", amount, 0, Integer.MAX_VALUE);
            BigDecimal root = decimal(amount).sqrt(MathContext.DECIMAL64);
            sum = sum.add(decimal(branch.list(2, 2).get(0).rational()).multiply(root));
        }
        return sum;
    }

    private static BigDecimal decimal(Rational x) {
        return new BigDecimal(x.numerator()).divide(new BigDecimal(x.denominator()), MathContext.DECIMAL64);
    }

    private static Answers device(Node input) {
        RationalVector mixture = input.get("mixed").vector();
        if (!mixture.isDistribution()) throw input.get("mixed").bad("matrix.bad.distribution", mixture.sum());
        int outcomes = input.get("outcomes").whole(1, 1_000_000);
        boolean exact = Device.exact(mixture, outcomes);
        boolean first = input.find("player")
                .map(n -> n.choice("I", "II", "1", "2"))
                .orElse("I")
                .matches("I|1");
        Optional<Asked> asked =
                input.has("matrix") || input.has("game") ? Optional.of(new Asked(input)) : Optional.empty();
        Optional<MatrixGame> game = asked.map(a -> first ? a.game : a.game.reversed());
        Lazy<List<Integer>> counts = new Lazy<>(() -> {
            if (exact) return Device.counts(mixture, outcomes);
            return game.map(g -> Device.best(g, outcomes, mixture, Progress.none()))
                    .orElseGet(() -> Device.nearest(mixture, outcomes));
        });
        Compare asGood = (answered, expected) -> exact
                ? Compare.EXACT.agree(answered, expected)
                : game.isPresent() && asGood(game.get(), counts.get(), Node.root(expected), outcomes);
        Answers answers = new Answers()
                .put("exact", () -> exact)
                .put("minOutcomes", () -> Device.leastOutcomes(mixture))
                .put("counts", game.isPresent() ? asGood : Compare.EXACT, counts)
                .put("ranges", () -> Device.ranges(counts.get()));
        if (asked.isPresent()) {
            Rational sign = first ? Rational.ONE : Rational.MINUS_ONE;
            answers.put("guarantee", () -> sign.times(Device.guarantee(game.orElseThrow(), counts.get(), outcomes)));
            answers.put("value", () -> asked.get().solution().value());
            answers.put(
                    "loss",
                    () -> sign.times(asked.get().solution().value())
                            .minus(Device.guarantee(game.orElseThrow(), counts.get(), outcomes)));
        }
        return answers;
    }

    private static boolean asGood(MatrixGame game, List<Integer> best, Node expected, int outcomes) {
        List<Integer> counts = expected.wholes(0, outcomes);
        return counts.size() == game.height()
                && counts.stream().mapToInt(Integer::intValue).sum() == outcomes
                && Device.guarantee(game, counts, outcomes).equals(Device.guarantee(game, best, outcomes));
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
