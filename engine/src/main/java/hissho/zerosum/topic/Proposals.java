package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Facts;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.zerosum.method.DecimalReading;
import java.util.Optional;

/** Judges proposed strategies and values: exact ones, and decimals as solvers print them. */
final class Proposals {

    private Proposals() {}

    static Facts judge(Asked asked) {
        Once<Optional<RationalVector>> p = new Once<>(() -> asked.p()
                .or(() -> asked.input
                        .find("pDecimal")
                        .map(node -> DecimalReading.strategy(
                                node.texts(), asked.solution().rows().strategies(), asked.solution()::isOptimalRow))));
        Once<Optional<RationalVector>> q = new Once<>(() -> asked.q()
                .or(() -> asked.input
                        .find("qDecimal")
                        .map(node -> DecimalReading.strategy(
                                node.texts(),
                                asked.solution().columns().strategies(),
                                asked.solution()::isOptimalColumn))));
        Facts answers = asked.solved();
        boolean first = asked.input.has("p") || asked.input.has("pDecimal");
        boolean second = asked.input.has("q") || asked.input.has("qDecimal");
        Optional<Rational> claimed = asked.input.find("claimedValue").map(Node::rational);
        answers.put(
                "optimal",
                () -> (!first || optimalRow(asked, p.get().orElseThrow()))
                        && (!second || optimalColumn(asked, q.get().orElseThrow()))
                        && claimed.map(v -> v.equals(asked.solution().value())).orElse(true));
        answers.put(
                "validDistribution",
                () -> (!first || valid(p.get().orElseThrow(), asked.game.height()))
                        && (!second || valid(q.get().orElseThrow(), asked.game.width())));
        if (claimed.isPresent())
            answers.put(
                    "valueCorrect", () -> claimed.get().equals(asked.solution().value()));
        else if (asked.input.has("valueDecimal"))
            answers.put("valueCorrect", () -> {
                Node decimal = asked.input.get("valueDecimal");
                decimal.rational();
                return DecimalReading.matches(decimal.text(), asked.solution().value());
            });
        if (first || second)
            answers.put("sum", () -> (first ? p : q).get().orElseThrow().sum());
        if (second) {
            answers.put(
                    "rowPayoffs",
                    () -> asked.game.rowPayoffs(full(asked.input, "q", q.get().orElseThrow(), asked.columns)));
            answers.put(
                    "guarantee",
                    () -> asked.game
                            .rowPayoffs(full(asked.input, "q", q.get().orElseThrow(), asked.columns))
                            .maximum());
            answers.put(
                    "worstRow",
                    asked.rows.set(),
                    () -> asked.rows.names(LearnerTopics.bestRows(
                            asked.game.rowPayoffs(full(asked.input, "q", q.get().orElseThrow(), asked.columns)))));
            answers.put(
                    "worstPayoff",
                    () -> asked.game
                            .rowPayoffs(full(asked.input, "q", q.get().orElseThrow(), asked.columns))
                            .maximum());
            if (asked.input.has("qDecimal")) answers.put("col", () -> q.get().orElseThrow());
        }
        if (first) {
            answers.put(
                    "colPayoffs",
                    () -> asked.game.columnPayoffs(
                            full(asked.input, "p", p.get().orElseThrow(), asked.rows)));
            answers.put(
                    "guarantee",
                    () -> asked.game
                            .columnPayoffs(full(asked.input, "p", p.get().orElseThrow(), asked.rows))
                            .minimum());
            answers.put(
                    "worstCol",
                    asked.columns.set(),
                    () -> asked.columns.names(LearnerTopics.bestRows(asked.game
                            .columnPayoffs(full(asked.input, "p", p.get().orElseThrow(), asked.rows))
                            .negated())));
            answers.put(
                    "worstPayoff",
                    () -> asked.game
                            .columnPayoffs(full(asked.input, "p", p.get().orElseThrow(), asked.rows))
                            .minimum());
            if (asked.input.has("pDecimal")) answers.put("row", () -> p.get().orElseThrow());
        }
        return answers;
    }

    private static boolean valid(RationalVector weights, int size) {
        return weights.size() == size && weights.isDistribution();
    }

    private static boolean optimalRow(Asked asked, RationalVector p) {
        return valid(p, asked.game.height()) && asked.solution().isOptimalRow(new Mixed(p));
    }

    private static boolean optimalColumn(Asked asked, RationalVector q) {
        return valid(q, asked.game.width()) && asked.solution().isOptimalColumn(new Mixed(q));
    }

    /** A proposal with a weight for every strategy: only such a one has payoffs. */
    private static RationalVector full(Node input, String name, RationalVector proposal, LineNames names) {
        int size = names.labels().size();
        if (proposal.size() != size) throw input.find(name).orElse(input).badSize(size, size, proposal.size());
        return proposal;
    }
}
