package hissho.card.memory.forgetting;

import hissho.card.memory.MemoryState;
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
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The value and every strategy's worth, with the values of all states it rests on.
 *
 * @param strategies the worth of each strategy, nothing where every pair is sure
 * @param values by pairs, then by known cards, then by lead from −n to n
 */
record ForgettingSolution(
        ForgettingKind.Question game,
        Rational value,
        Map<Integer, Rational> strategies,
        List<List<List<Rational>>> values)
        implements Solution {

    static final List<String> KEYS = List.of("value", "strategy0", "strategy1", "strategy2");

    static ForgettingSolution of(ForgettingKind.Question game, Progress progress) {
        MemoryState state = game.state();
        Forgetting solved = Forgetting.upTo(state.pairs(), game.forget(), progress);
        return new ForgettingSolution(
                game, solved.value(state), open(state) ? solved.strategies(state) : Map.of(), solved.values());
    }

    private static boolean open(MemoryState state) {
        return state.known() < state.pairs() && Math.abs(state.lead()) <= state.pairs();
    }

    @Override
    public Facts facts() {
        Facts facts = new Facts().put("value", () -> value);
        new TreeMap<>(strategies).forEach((strategy, worth) -> facts.put("strategy" + strategy, () -> worth));
        return facts;
    }

    @Override
    public Certificate certificate(Progress progress) {
        Rederivation rules = new Rederivation(game.forget(), this::at);
        boolean holds =
                values.size() == game.state().pairs() + 1 && values.getFirst().equals(List.of(List.of(Rational.HALF)));
        for (int n = 1; n <= game.state().pairs() && holds; n++) {
            holds = values.get(n).size() == n + 1;
            for (int k = 0; k <= n && holds; k++) {
                holds = values.get(n).get(k).size() == 2 * n + 1;
                for (int s = -n; s <= n && holds; s++) {
                    progress.check();
                    MemoryState state = new MemoryState(n, k, s);
                    holds = at(state).equals(k == n ? Rederivation.sure(state) : largest(rules.strategies(state)));
                }
            }
        }
        MemoryState state = game.state();
        holds &= value.equals(at(state)) && strategies.equals(open(state) ? rules.strategies(state) : Map.of());
        SortedMap<String, Object> worths = new TreeMap<>();
        Map<String, Object> covers = InOrder.of();
        strategies.forEach((strategy, worth) -> {
            worths.put(String.valueOf(strategy), worth);
            covers.put("strategy" + strategy, worth);
        });
        return new Certificate.Values(
                        holds,
                        Extent.everything(),
                        Message.of("memory.certificate.forget"),
                        InOrder.of("value", value, "strategies", worths, "values", values))
                .covering(covers);
    }

    private static Rational largest(Map<Integer, Rational> worths) {
        return worths.values().stream().max(Rational::compareTo).orElseThrow();
    }

    private Rational at(MemoryState state) {
        if (Math.abs(state.lead()) > state.pairs()) return state.lead() > 0 ? Rational.ONE : Rational.ZERO;
        return values.get(state.pairs()).get(state.known()).get(state.lead() + state.pairs());
    }

    @Override
    public Report tell(Words words) {
        MemoryState state = game.state();
        List<Block.Step> steps = new ArrayList<>();
        new TreeMap<>(strategies).forEach((strategy, worth) -> {
            if (worth.equals(value)) steps.add(Block.Step.of(words.say("memory.forget.best", strategy)));
        });
        return new Report(
                "memory-forgetting",
                words.say("memory.title.forget", state.pairs(), state.known(), state.lead(), game.forget()),
                words.say("memory.headline.forget", value, value.toDecimal(4)),
                Said.of(words, "memory", facts(), KEYS.toArray(String[]::new)),
                List.of(Section.of(
                        words.say("memory.section.argument"),
                        new Block.Paragraph(words.say("memory.forget.how")),
                        new Block.Steps(steps))));
    }
}
