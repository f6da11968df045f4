package hissho.zerosum.countable;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.writing.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What given weights earn in the game where the lower value is above the upper one, and why that is so.
 *
 * @param witness the weights that show the lower value
 * @param cap what player I can earn at most against the number 0, whatever he does
 * @param payoffs what the given weights earn against the first numbers
 */
public record PowerOfFourAnswer(PowerOfFour weights, PowerOfFour witness, Rational cap, List<Rational> payoffs)
        implements Solution {

    private static final int SHOWN = 8;
    private static final String[] TOLD = {"lower", "upper", "absolutelyConvergent"};

    static final List<String> KEYS =
            List.copyOf(of(PowerOfFour.halves()).facts().keys());

    public PowerOfFourAnswer {
        payoffs = List.copyOf(payoffs);
    }

    static PowerOfFourAnswer of(PowerOfFour weights) {
        return new PowerOfFourAnswer(
                weights,
                PowerOfFour.fromOne(),
                PowerOfFour.pay(1, 0).max(PowerOfFour.pay(0, 0)),
                IntStream.range(0, SHOWN).mapToObj(weights::against).toList());
    }

    /** The lower value: the witness secures no less than the cap allows at most. */
    private Rational lower() {
        return witness.secured()
                .filter(cap::equals)
                .orElseThrow(() -> new NotAnswered(Message.of("countable.unknown.bound")));
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("lower", this::lower)
                .put("upper", () -> lower().negated())
                .put("absolutelyConvergent", weights::absolutelyConvergent)
                .put("hasValue", () -> lower().isZero())
                .put("payoffEveryColumn", () -> constant(0))
                .put("payoffAtColumn0", () -> weights.against(0))
                .put("payoffAtLaterColumns", () -> constant(1))
                .put("lowerAtLeast", this::secured)
                .put("upperAtMost", () -> secured().negated())
                .put("iteratedSums", () -> List.of(constant(0), constant(0).negated()));
    }

    private Rational secured() {
        return weights.secured().orElseThrow(() -> new NotAnswered(Message.of("countable.unknown.bound")));
    }

    private Rational constant(int from) {
        return weights.constantFrom(from)
                .orElseThrow(() -> new NotAnswered(Message.of("countable.unknown.constant", from)));
    }

    /** The payoffs of both mixtures summed a second way, and the two bounds that meet. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean holds = weights.isDistribution()
                && witness.isDistribution()
                && payoffs.size() == SHOWN
                && IntStream.range(0, SHOWN).allMatch(j -> payoffs.get(j).equals(weights.summed(j)))
                && IntStream.range(0, SHOWN).allMatch(j -> witness.summed(j).compareTo(cap) >= 0)
                && witness.secured().equals(Optional.of(cap))
                && IntStream.range(0, SHOWN).allMatch(i -> PowerOfFour.pay(i, 0).compareTo(cap) <= 0);
        return new Certificate.ClosedForm(
                "geometric-series",
                holds,
                Extent.everything(),
                Message.of("countable.power.certificate"),
                InOrder.of(
                        "weights", weights.weights(),
                        "ratio", weights.ratio(),
                        "payoffs", payoffs,
                        "witnessWeights", witness.weights(),
                        "witnessRatio", witness.ratio(),
                        "lower", cap,
                        "upper", cap.negated()));
    }

    @Override
    public Report tell(Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int j = 0; j < payoffs.size(); j++)
            rows.add(Telling.row(words, Integer.toString(j), payoffs.get(j), witness.against(j)));
        List<Block.Step> steps = new ArrayList<>();
        weights.constantFrom(0).ifPresent(x -> steps.add(Telling.step(words, "countable.power.equal", x, x.negated())));
        steps.add(Telling.step(words, "countable.power.best"));
        steps.add(Telling.step(words, "countable.power.bound"));
        if (!weights.absolutelyConvergent()) steps.add(Telling.step(words, "countable.power.why"));
        return new Report(
                "power-of-four",
                words.say("countable.power-of-four"),
                words.say("countable.power.headline"),
                Said.of(words, "countable", facts(), TOLD),
                List.of(
                        Telling.rules(words, "countable.power-of-four"),
                        Section.of(
                                words.say("countable.section.proof"),
                                Telling.table(
                                        words, rows, "countable.head.j", "countable.head.yours", "countable.head.best"),
                                new Block.Steps(steps))));
    }
}
