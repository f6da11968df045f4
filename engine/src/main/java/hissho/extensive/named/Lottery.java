package hissho.extensive.named;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.kind.Inquiry;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

/** What chance pays on average, to one player or to each. */
record Lottery(RationalVector probabilities, List<RationalVector> payoffs) implements Inquiry.Asked {

    static final List<String> KEYS = List.of("value", "payoff");

    /** Each prize is {@code [probability, payoff]} or {@code {prob, payoff}}. */
    static Lottery read(Node written) {
        List<Rational> weights = new ArrayList<>();
        List<RationalVector> paid = new ArrayList<>();
        for (Node prize : written.list(1, 100_000)) {
            Node weight = prize.isList() ? prize.list(2, 2).getFirst() : prize.get(prize.has("prob") ? "prob" : "p");
            Node payoff = prize.isList() ? prize.list(2, 2).getLast() : prize.get("payoff");
            if (weight.rational().isNegative()) throw weight.bad("extensive.bad.probability", weight.rational());
            weights.add(weight.rational());
            paid.add(payoff.isList() ? payoff.vector() : RationalVector.of(payoff.rational()));
            if (paid.getLast().size() != paid.getFirst().size())
                throw payoff.badSize(
                        paid.getFirst().size(),
                        paid.getFirst().size(),
                        paid.getLast().size());
        }
        RationalVector probabilities = RationalVector.of(weights);
        written.probabilities(probabilities);
        return new Lottery(probabilities, paid);
    }

    @Override
    public Facts answers(Progress progress) {
        RationalVector sum = RationalVector.zero(payoffs.getFirst().size());
        for (int k = 0; k < payoffs.size(); k++) sum = sum.plus(payoffs.get(k).times(probabilities.get(k)));
        RationalVector average = sum;
        return average.size() == 1
                ? new Facts().put("value", () -> average.get(0))
                : new Facts().put("payoff", () -> average);
    }

    @Override
    public Certificate check(Progress progress) {
        List<Rational> average = new ArrayList<>();
        for (int i = 0; i < payoffs.getFirst().size(); i++) {
            int player = i;
            average.add(probabilities.dotByParts(RationalVector.of(
                    payoffs.stream().map(each -> each.get(player)).toList())));
        }
        return Inquiry.again(
                average.size() == 1
                        ? InOrder.of("value", average.getFirst())
                        : InOrder.of("payoff", RationalVector.of(average)));
    }
}
