package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.zerosum.matrix.Device;
import hissho.zerosum.matrix.MatrixGame;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Chance in answer keys: pure strategies as mixed ones, lotteries and their utility, randomising devices. */
final class ChanceTopics {

    private static final int MOST_LOTTERIES = 10_000;

    private ChanceTopics() {}

    static Facts pure(Node input) {
        int size = input.get("strategies").whole(1, 1_000_000);
        int index = input.get("pure").whole(1, size);
        return new Facts().put("mixed", () -> RationalVector.unit(size, index - 1));
    }

    static Facts lotteries(Node input) {
        List<List<Node>> lotteries = input.get("lotteries").list(1, MOST_LOTTERIES).stream()
                .map(Node::list)
                .toList();
        boolean root = input.find("utility")
                .map(u -> u.choice("sqrt", "linear").equals("sqrt"))
                .orElse(false);
        Once<RationalVector> means = new Once<>(() ->
                RationalVector.of(lotteries.stream().map(ChanceTopics::mean).toList()));
        Once<List<BigDecimal>> utilities = new Once<>(() -> lotteries.stream()
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
        return new Facts()
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
                .map(branch -> branch.list(2, 2))
                .map(pair -> pair.get(0).rational().times(pair.get(1).rational()))
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

    static Facts device(Node input) {
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
        Once<List<Integer>> counts = new Once<>(() -> {
            if (exact) return Device.counts(mixture, outcomes);
            return game.map(g -> Device.best(g, outcomes, mixture, Progress.none()))
                    .orElseGet(() -> Device.nearest(mixture, outcomes));
        });
        Compare asGood = (answered, expected) -> exact
                ? Compare.EXACT.agree(answered, expected)
                : game.isPresent() && asGood(game.get(), counts.get(), Node.root(expected), outcomes);
        Facts answers = new Facts()
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
}
