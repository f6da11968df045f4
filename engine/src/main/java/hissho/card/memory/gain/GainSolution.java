package hissho.card.memory.gain;

import hissho.card.memory.Checked;
import hissho.card.memory.StrategyLesson;
import hissho.card.memory.win.ClosedForms;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The gain, every strategy's gain, and the theorem's word on it.
 *
 * @param strategies what each strategy gains, nothing where every pair is sure
 * @param strategy the best one, an opening where it ties with passing
 */
record GainSolution(
        GainKind.Start game,
        GainTable table,
        Rational gain,
        Map<Integer, Rational> strategies,
        Optional<Integer> strategy)
        implements Solution {

    static final List<String> KEYS = List.of("gainInCards", "gainInPairs", "strategy");

    static GainSolution of(GainKind.Start game, Progress progress) {
        GainTable table = GainTable.upTo(game.pairs(), progress);
        boolean open = game.known() < game.pairs();
        return new GainSolution(
                game,
                table,
                table.gain(game.pairs(), game.known()),
                open ? table.strategies(game.pairs(), game.known()) : Map.of(),
                open ? Optional.of(table.strategy(game.pairs(), game.known())) : Optional.empty());
    }

    @Override
    public Facts facts() {
        Facts facts = new Facts().put("gainInCards", () -> gain).put("gainInPairs", this::inPairs);
        strategy.ifPresent(best -> facts.put("strategy", () -> best).teach("strategy", StrategyLesson.of(strategies)));
        return facts;
    }

    private Rational inPairs() {
        return gain.times(Rational.HALF);
    }

    @Override
    public Certificate certificate(Progress progress) {
        GainCheck check = new GainCheck(table, progress);
        Checked entries = check.entries(game.pairs(), game.known());
        SortedMap<Integer, Rational> again =
                strategies.isEmpty() ? new TreeMap<>() : check.strategies(game.pairs(), game.known());
        boolean open = game.known() < game.pairs();
        boolean holds = entries.holds()
                && gain.equals(check.gain(game.pairs(), game.known()))
                && strategies.equals(again)
                && open != strategies.isEmpty()
                && strategy.equals(open ? Optional.of(GainCheck.first(again)) : Optional.empty());
        SortedMap<String, Object> said = new TreeMap<>();
        strategies.forEach((each, worth) -> said.put(String.valueOf(each), worth));
        Map<String, Object> data = entries.into(InOrder.of("gain", gain, "strategies", said));
        strategy.ifPresent(best -> data.put("strategy", best));
        return new Certificate.Values(
                        holds,
                        check.fromRules() ? Extent.everything() : entries.extent(),
                        Message.of(
                                check.fromRules()
                                        ? "memory.certificate.gain-rules"
                                        : "memory.certificate.gain-entries"),
                        data)
                .covering(Map.of("gainInCards", gain, "gainInPairs", gain.over(2)));
    }

    @Override
    public Report tell(Words words) {
        int n = game.pairs();
        int k = game.known();
        List<Block.Step> steps = new ArrayList<>();
        new TreeMap<>(strategies)
                .forEach((each, worth) -> steps.add(Block.Step.of(words.say("memory.gain.worth", each, worth))));
        strategy.ifPresentOrElse(
                best -> steps.add(
                        Block.Step.of(words.say("memory.gain.theorem", ClosedForms.gainStrategy(n, k), best))),
                () -> steps.add(Block.Step.of(words.say("memory.argument.all-sure"))));
        return new Report(
                "memory-gain",
                words.say("memory.title.gain", n, k),
                words.say("memory.headline.gain", inPairs(), gain),
                Said.of(words, "memory", facts(), KEYS.toArray(String[]::new)),
                List.of(Section.of(words.say("memory.section.argument"), new Block.Steps(steps))));
    }
}
