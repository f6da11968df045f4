package hissho.card.memory;

import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The value of a state, every strategy's worth, and the sum each comes from. */
record MemorySolution(MemoryGame game, WinTable table) implements Solution {

    /** The value again, as win plus half a draw of the play that follows the strategies, and as the largest strategy's worth. */
    @Override
    public boolean certified() {
        MemoryState state = game.state();
        Rational value = table.value(state);
        boolean largest = !WinTable.open(state)
                || decided()
                || table.strategies(state).values().stream()
                        .max(Rational::compareTo)
                        .orElseThrow()
                        .equals(value);
        boolean replayed = game.rules().draw() != MemoryRules.Draw.SHARED
                || new Outcomes(table).of(state).points().equals(value);
        return largest && replayed;
    }

    @Override
    public Report tell(Words words) {
        MemoryState state = game.state();
        Rational value = table.value(state);
        List<Said> answer = new ArrayList<>();
        answer.add(Said.of(words, "value", "memory.fact.value", value));
        answer.add(new Said(
                "favoured",
                words.say("memory.fact.favoured"),
                favoured(value),
                words.say("memory.favoured." + favoured(value))));
        boolean choice = WinTable.open(state) && !decided();
        if (choice) {
            answer.add(Said.of(words, "strategy", "memory.fact.strategy", table.strategy(state)));
            answer.add(Said.of(words, "bestStrategies", "memory.fact.best", table.bestStrategies(state)));
            table.strategies(state)
                    .forEach((s, worth) ->
                            answer.add(Said.of(words, "strategy" + s, "memory.fact.strategy" + s, worth)));
        }
        if (game.rules().draw() == MemoryRules.Draw.SHARED)
            answer.addAll(chances(words, new Outcomes(table).of(state)));
        return new Report(
                "memory",
                words.say("memory.title", state.pairs(), state.known(), state.lead()),
                headline(words, value, choice),
                answer,
                choice ? argument(words) : List.of(Section.of(words.say("memory.section.argument"), trivial(words))),
                new Report.Certificate(words.say("memory.certificate"), certified()));
    }

    /** Somebody has more than half already. */
    private boolean decided() {
        int lead = game.rules().halfPairs(game.state().lead());
        return Math.abs(lead) > 2 * game.state().pairs();
    }

    static String favoured(Rational value) {
        int compared = value.compareTo(Rational.HALF);
        return compared > 0 ? "mover" : compared < 0 ? "opponent" : "nobody";
    }

    static List<Said> chances(Words words, Outcomes.Chances chances) {
        return List.of(
                Said.of(words, "win", "memory.fact.win", chances.win()),
                Said.of(words, "draw", "memory.fact.draw", chances.draw()),
                Said.of(words, "lose", "memory.fact.lose", chances.loss()));
    }

    private String headline(Words words, Rational value, boolean choice) {
        if (!choice) return words.say("memory.headline.sure", value);
        return words.say("memory.headline." + table.strategy(game.state()), value, value.toDecimal(4));
    }

    private Block trivial(Words words) {
        return new Block.Paragraph(words.say(decided() ? "memory.argument.decided" : "memory.argument.all-sure"));
    }

    private List<Section> argument(Words words) {
        MemoryState state = game.state();
        List<Block.Step> steps = new ArrayList<>();
        steps.add(Block.Step.of(words.say("memory.step.unknown", state.unknown(), state.known(), state.fresh())));
        Map<Integer, Rational> worths = table.strategies(state);
        if (worths.containsKey(2)) steps.add(Block.Step.of(two(words, worths.get(2))));
        if (worths.containsKey(1)) steps.add(Block.Step.of(one(words, worths.get(1))));
        if (worths.containsKey(0)) steps.add(Block.Step.of(zero(words, worths.get(0))));
        else steps.add(Block.Step.of(words.say(noPass())));
        steps.add(Block.Step.of(words.say("memory.step.best", table.bestStrategies(state), table.value(state))));
        closedForm(words).ifPresent(text -> steps.add(Block.Step.of(text)));
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(words.say("memory.section.argument"), new Block.Steps(steps)));
        if (state.pairs() <= 24)
            sections.add(Section.of(
                    words.say("memory.section.map"),
                    new Block.Picture(
                            StrategyMap.of(table, state.pairs(), words),
                            words.say("memory.map.caption", state.pairs()))));
        return sections;
    }

    private String noPass() {
        if (!game.rules().passing() || game.rules().alwaysTwo()) return "memory.step.zero.forbidden";
        return game.state().known() < 2 ? "memory.step.zero.needs-two" : "memory.step.zero.behind";
    }

    private String two(Words words, Rational worth) {
        MemoryState state = game.state();
        int n = state.pairs();
        int k = state.known();
        int s = state.lead();
        return words.say(
                "memory.step.two",
                state.unknown(),
                k,
                k > 0 ? next(n - 1, k - 1, s + 1) : Rational.ZERO,
                state.fresh(),
                next(n - 1, k, s + 1),
                Rational.ONE.minus(opponentNext(n - 1, k, 1 - s)),
                Math.max(0, state.fresh() - 2),
                state.fresh() > 2 ? Rational.ONE.minus(opponentNext(n, k + 2, -s)) : Rational.ZERO,
                state.unknown() - 1,
                worth);
    }

    private String one(Words words, Rational worth) {
        MemoryState state = game.state();
        int n = state.pairs();
        int k = state.known();
        return words.say(
                "memory.step.one",
                state.unknown(),
                k,
                next(n - 1, k - 1, state.lead() + 1),
                state.fresh(),
                Rational.ONE.minus(opponentNext(n, k + 1, -state.lead())),
                worth);
    }

    private String zero(Words words, Rational worth) {
        MemoryState state = game.state();
        if (game.rules().halfPairs(state.lead()) == 0) return words.say("memory.step.zero.level");
        return words.say("memory.step.zero", opponentNext(state.pairs(), state.known(), -state.lead()), worth);
    }

    private Rational next(int pairs, int known, int lead) {
        return table.value(new MemoryState(pairs, known, lead));
    }

    /** The value from the other side of the table, where a draw given to the mover is one given to the opponent. */
    private Rational opponentNext(int pairs, int known, int lead) {
        return table.fromOtherSide().value(new MemoryState(pairs, known, lead));
    }

    private Optional<String> closedForm(Words words) {
        MemoryState state = game.state();
        if (!game.rules().equals(MemoryRules.STANDARD)) return Optional.empty();
        int n = state.pairs();
        if (state.known() == n - 1)
            return ClosedForms.knownAllButOne(n, state.lead()).map(value -> words.say("memory.step.closed-one", value));
        if (state.known() == n - 2)
            return ClosedForms.knownAllButTwo(n, state.lead()).map(value -> words.say("memory.step.closed-two", value));
        return Optional.empty();
    }
}
