package hissho.zerosum.question;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.method.DecimalReading;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What there is to know about strategies and values that somebody proposes, and about the equations an optimal pair satisfies. */
final class ProposalFacts {

    private ProposalFacts() {}

    static Facts of(Asked asked) {
        return new Facts()
                .put("colPayoffs", asked::columnPayoffs)
                .put("rowPayoffs", asked::rowPayoffs)
                .put("payoff", () -> asked.game.columnPayoffs(asked.needP()).dot(asked.needQ()))
                .put("guarantee", () -> guarantee(asked))
                .put(
                        "optimal",
                        () -> valueOrStrategy(asked)
                                && asked.p()
                                        .map(p -> optimal(p, asked.solution()::isOptimalRow))
                                        .orElse(true)
                                && asked.q()
                                        .map(q -> optimal(q, asked.solution()::isOptimalColumn))
                                        .orElse(true))
                .put(
                        "validDistribution",
                        () -> Stream.of(asked.p(), asked.q())
                                .flatMap(Optional::stream)
                                .reduce(
                                        proposedStrategy(asked),
                                        (valid, w) -> valid && w.isDistribution(),
                                        Boolean::logicalAnd))
                .put(
                        "sum",
                        () -> asked.p()
                                .or(asked::q)
                                .orElseThrow(() -> Asked.unasked("p"))
                                .sum())
                .put(
                        "valueCorrect",
                        () -> right(asked, asked.question.proposed().value().orElseThrow(() -> Asked.unasked("value"))))
                .put("recognisedRow", asked::needP)
                .put("recognisedCol", asked::needQ)
                .put("exploitability", () -> gap(asked, asked.p().isPresent()))
                .put("announcementCost", () -> gap(asked, asked.q().isEmpty()))
                .put(
                        "tightCols",
                        asked.columns.set(),
                        () -> asked.columns.names(asked.columnPayoffs().indicesOf(asked.value())))
                .put(
                        "tightRows",
                        asked.rows.set(),
                        () -> asked.rows.names(asked.rowPayoffs().indicesOf(asked.value())))
                .put(
                        "slackCols",
                        asked.columns.map(),
                        () -> asked.columns.weights(asked.columnPayoffs().map(x -> x.minus(asked.value()))))
                .put(
                        "slackRows",
                        asked.rows.map(),
                        () -> asked.rows.weights(
                                asked.rowPayoffs().map(x -> asked.value().minus(x))))
                .put(
                        "mustBeZeroRows",
                        asked.rows.set(),
                        () -> asked.rows.names(never(asked.solution().rows())))
                .put(
                        "mustBeZeroCols",
                        asked.columns.set(),
                        () -> asked.columns.names(never(asked.solution().columns())));
    }

    /** What p secures, or else what q concedes. */
    private static Rational guarantee(Asked asked) {
        return asked.p().isPresent()
                ? asked.game.columnPayoffs(asked.needP()).minimum()
                : asked.game.rowPayoffs(asked.needQ()).maximum();
    }

    /** What is lost against an opponent who sees through a strategy. */
    private static Rational gap(Asked asked, boolean first) {
        return first
                ? asked.value().minus(asked.game.columnPayoffs(asked.needP()).minimum())
                : asked.game.rowPayoffs(asked.needQ()).maximum().minus(asked.value());
    }

    /** A value alone is judged; beside strategies it is judged for itself. */
    private static boolean valueOrStrategy(Asked asked) {
        MatrixQuestion.Proposal given = asked.question.proposed();
        boolean alone = given.p().isEmpty() && given.q().isEmpty();
        return (alone && given.value().isPresent()) ? right(asked, given.value().get()) : proposedStrategy(asked);
    }

    private static boolean proposedStrategy(Asked asked) {
        if (asked.question.proposed().p().isEmpty()
                && asked.question.proposed().q().isEmpty()) throw Asked.unasked("p");
        return true;
    }

    private static boolean optimal(RationalVector weights, Predicate<Mixed> test) {
        return weights.isDistribution() && test.test(new Mixed(weights));
    }

    private static boolean right(Asked asked, String value) {
        return asked.question.proposed().rounded()
                ? DecimalReading.matches(value, asked.value())
                : Rational.parse(value).equals(asked.value()) || DecimalReading.rounds(value, asked.value());
    }

    /** What no optimal strategy plays. */
    private static List<Integer> never(ExtremeOptima optima) {
        if (!optima.complete()) throw new NotAnswered(Message.of("matrix.unknown.too-many"));
        List<Mixed> strategies = optima.strategies();
        return IntStream.range(0, strategies.getFirst().size())
                .filter(k -> strategies.stream().allMatch(s -> s.get(k).isZero()))
                .boxed()
                .toList();
    }
}
