package hissho.card.memory.larger;

import hissho.card.memory.larger.LargerGame.State;
import hissho.card.memory.larger.LargerGame.Valued;
import hissho.card.memory.larger.LargerGame.Worth;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The value, what it would be without each doubtful strategy, and all states up to this size where one gains.
 *
 * @param gains the states with at most as many pairs where x, y or i truly gains
 */
record LargerSolution(LargerKind.Question game, LargerGame larger, Worth worth, List<Valued> gains)
        implements Solution {

    /** Up to so many pairs everything is worked out again from the rules. */
    private static final int FROM_RULES = 8;

    private static final int MOST_ENTRIES = 200;
    private static final int MOST_ROWS = 40;

    static final List<String> KEYS = List.of("value", "withoutX", "withoutY", "withoutI", "gainingStates");

    LargerSolution {
        gains = List.copyOf(gains);
    }

    static LargerSolution of(LargerKind.Question game, Progress progress) {
        LargerGame larger = LargerGame.upTo(game.state().pairs(), game.passing(), progress);
        List<Valued> gains = new ArrayList<>();
        for (int n = 1; n <= game.state().pairs(); n++) gains.addAll(larger.gains(n, progress));
        return new LargerSolution(game, larger, larger.worth(game.state()), gains);
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("value", worth::value)
                .put("withoutX", worth::withoutX)
                .put("withoutY", worth::withoutY)
                .put("withoutI", worth::withoutI)
                .put("gainingStates", gains::size);
    }

    // ---- the certificate

    @Override
    public Certificate certificate(Progress progress) {
        Rederivation rules = new Rederivation(game.passing(), progress);
        return game.state().pairs() <= FROM_RULES ? fromRules(rules) : entries(rules, progress);
    }

    private Certificate fromRules(Rederivation rules) {
        List<Valued> again = new ArrayList<>();
        for (int n = 1; n <= game.state().pairs(); n++)
            for (int p = 0; p <= n; p++)
                for (int k = 0; k + p <= n; k++)
                    for (int s = -n; s <= n; s++) {
                        State state = new State(n, p, k, s);
                        Worth found = rules.worth(state);
                        if (found.gains()) again.add(new Valued(state, found));
                    }
        boolean holds = worth.equals(rules.worth(game.state())) && gains.equals(again);
        return new Certificate.Values(
                holds, Extent.everything(), Message.of("memory.certificate.larger-rules"), data(gains));
    }

    /** The entries the state rests on, and the first states that are said to gain, each from those it leads to. */
    private Certificate entries(Rederivation rules, Progress progress) {
        Deque<State> open = new ArrayDeque<>(List.of(game.state()));
        gains.stream().limit(MOST_ENTRIES).map(Valued::state).forEach(open::add);
        Set<State> seen = new HashSet<>(open);
        List<Valued> checked = new ArrayList<>();
        boolean holds = true;
        while (!open.isEmpty() && checked.size() < 2 * MOST_ENTRIES) {
            progress.check();
            State state = open.remove();
            Worth found = rules.worth(state, moment -> {
                State next = moment.state();
                boolean undecided = next.pairs() > 0 && Math.abs(next.lead()) <= next.pairs();
                if (undecided && seen.add(next)) open.add(next);
                return larger.value(next);
            });
            holds &= found.equals(larger.worth(state)) && (!state.equals(game.state()) || found.equals(worth));
            checked.add(new Valued(state, found));
        }
        for (Valued gain : gains)
            holds &= gain.worth().gains()
                    && gain.worth().equals(larger.worth(gain.state()))
                    && gain.state().pairs() <= game.state().pairs();
        long states = 0;
        for (long n = 1; n <= game.state().pairs(); n++) states += (n + 1) * (n + 2) / 2 * (2 * n + 1);
        return new Certificate.Values(
                holds,
                Extent.sample(checked.size(), states),
                Message.of("memory.certificate.larger-entries"),
                data(checked));
    }

    private Map<String, Object> data(List<Valued> shown) {
        return InOrder.of(
                "value",
                worth.value(),
                "withoutX",
                worth.withoutX(),
                "withoutY",
                worth.withoutY(),
                "withoutI",
                worth.withoutI(),
                "gainingStates",
                gains.size(),
                "entries",
                shown.stream().limit(2L * MOST_ENTRIES).map(LargerSolution::written).toList());
    }

    private static Map<String, Object> written(Valued each) {
        return InOrder.of(
                "pairs", each.state().pairs(),
                "lying", each.state().lying(),
                "known", each.state().known(),
                "lead", each.state().lead(),
                "value", each.worth().value(),
                "withoutX", each.worth().withoutX(),
                "withoutY", each.worth().withoutY(),
                "withoutI", each.worth().withoutI());
    }

    // ---- the report

    @Override
    public Report tell(Words words) {
        State state = game.state();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say(
                gains.isEmpty() ? "memory.larger.none" : "memory.larger.some", state.pairs(), gains.size())));
        if (!gains.isEmpty()) blocks.add(table(words));
        return new Report(
                "memory-larger",
                words.say("memory.title.larger", state.pairs(), state.lying(), state.known(), state.lead()),
                words.say(
                        worth.gains() ? "memory.headline.larger.gains" : "memory.headline.larger.none", worth.value()),
                Said.of(words, "memory", facts(), KEYS.toArray(String[]::new)),
                List.of(Section.of(words.say("memory.section.argument"), blocks.toArray(Block[]::new))));
    }

    private Block table(Words words) {
        List<List<Block.Cell>> rows = gains.stream()
                .limit(MOST_ROWS)
                .map(each -> written(each).values().stream()
                        .map(value -> Block.Cell.of(value, words))
                        .toList())
                .toList();
        return new Block.Table(
                words.say("memory.larger.table"),
                List.of(
                        "n",
                        "p",
                        "k",
                        "s",
                        words.say("memory.fact.value"),
                        words.say("memory.fact.withoutX"),
                        words.say("memory.fact.withoutY"),
                        words.say("memory.fact.withoutI")),
                rows,
                false);
    }
}
