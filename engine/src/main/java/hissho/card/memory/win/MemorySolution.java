package hissho.card.memory.win;

import hissho.card.memory.Checked;
import hissho.card.memory.MemoryState;
import hissho.card.memory.StrategyLesson;
import hissho.card.memory.win.Outcomes.Chances;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Once;
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
import java.util.function.Supplier;

/**
 * The value of a state, every strategy's worth, and the sum each comes from.
 *
 * @param strategies the worth of each strategy that is of use, nothing where nothing is left to decide
 * @param chances of win, draw and loss, where draws are draws
 * @param values the value at each of the leads asked for
 * @param chosen the strategy at each of these leads, nothing where every pair is sure
 */
record MemorySolution(
        MemoryGame game,
        WinTable table,
        Rational value,
        Map<Integer, Rational> strategies,
        Optional<Supplier<Chances>> chances,
        List<Rational> values,
        List<Integer> chosen)
        implements Solution {

    private static final int MOST_PAIRS_DRAWN = 24;

    static final List<String> KEYS = List.of(
            "value",
            "favoured",
            "strategy",
            "bestStrategies",
            "strategy0",
            "strategy1",
            "strategy2",
            "win",
            "draw",
            "lose",
            "values",
            "strategies");

    static MemorySolution of(MemoryGame game, Progress progress) {
        MemoryState state = game.state();
        WinTable table = WinTable.upTo(state.pairs(), game.rules(), progress);
        List<MemoryState> row = game.leads().stream()
                .map(lead -> new MemoryState(state.pairs(), state.known(), lead))
                .toList();
        boolean shared = game.rules().draw() == MemoryRules.Draw.SHARED;
        return new MemorySolution(
                game,
                table,
                table.value(state),
                WinTable.open(state) && !decided(game) ? table.strategies(state) : Map.of(),
                shared ? Optional.of(new Once<>(() -> new Outcomes(table, progress).of(state))) : Optional.empty(),
                row.stream().map(table::value).toList(),
                WinTable.open(state) ? row.stream().map(table::strategy).toList() : List.of());
    }

    /** Somebody has more than half already. */
    private static boolean decided(MemoryGame game) {
        return Math.abs(game.rules().halfPairs(game.state().lead()))
                > 2 * game.state().pairs();
    }

    @Override
    public Facts facts() {
        Facts facts = new Facts()
                .put("value", () -> value)
                .put(
                        "favoured",
                        Compare.EXACT,
                        () -> favoured(value),
                        (words, who) -> words.say("memory.favoured." + who));
        if (!strategies.isEmpty()) {
            facts.put("strategy", () -> best().getFirst())
                    .put("bestStrategies", Compare.SET, this::best)
                    .teach("strategy", StrategyLesson.of(strategies))
                    .teach("bestStrategies", StrategyLesson.of(strategies));
            strategies.forEach((strategy, worth) -> facts.put("strategy" + strategy, () -> worth));
        }
        chances.ifPresent(each -> facts.put("win", () -> each.get().win())
                .put("draw", () -> each.get().draw())
                .put("lose", () -> each.get().loss()));
        return facts.put("values", () -> values).put("strategies", this::strategyRow);
    }

    private List<Integer> strategyRow() {
        if (chosen.isEmpty() && !game.leads().isEmpty()) throw new NotAnswered(Message.of("memory.bad.all-sure"));
        return chosen;
    }

    private List<Integer> best() {
        Rational most = strategies.values().stream().max(Rational::compareTo).orElseThrow();
        return strategies.keySet().stream()
                .filter(strategy -> most.equals(strategies.get(strategy)))
                .sorted()
                .toList();
    }

    static String favoured(Rational value) {
        int compared = value.compareTo(Rational.HALF);
        return compared > 0 ? "mover" : compared < 0 ? "opponent" : "nobody";
    }

    // ---- the certificate

    @Override
    public Certificate certificate(Progress progress) {
        WinCheck check = new WinCheck(table, progress);
        MemoryState state = game.state();
        Checked entries = check.entries(state);
        boolean holds = entries.holds()
                && value.equals(check.points(state))
                && strategies.equals(sure() ? Map.of() : check.strategies(state))
                && rowHolds(check)
                && chancesHold(check);
        if (check.fromRules() && drawn()) holds &= mapHolds(check);
        Extent extent = check.fromRules() ? Extent.everything() : entries.extent();
        Message says = check.fromRules()
                ? Message.of("memory.certificate.rules", state.pairs())
                : Message.of("memory.certificate.entries");
        Map<String, Object> covers = InOrder.of("strategies", chosen);
        strategies.forEach((strategy, worth) -> covers.put("strategy" + strategy, worth));
        chances.ifPresent(each -> covers.putAll(each.get().named()));
        return new Certificate.Values(holds, extent, says, data(entries))
                .holding(again(check))
                .covering(covers);
    }

    /** Who is ahead and which strategies are best, from the entries that were worked out again. */
    private Map<String, Object> again(WinCheck check) {
        MemoryState state = game.state();
        Rational points = check.points(state);
        Rational rest = Rational.ONE.minus(points);
        Map<String, Object> again = InOrder.of(
                "favoured", points.equals(rest) ? "nobody" : points.compareTo(rest) > 0 ? "mover" : "opponent");
        if (sure()) return again;
        List<Integer> best = new ArrayList<>();
        Rational most = Rational.ZERO;
        for (Map.Entry<Integer, Rational> each : new TreeMap<>(check.strategies(state)).entrySet()) {
            int compared = each.getValue().compareTo(most);
            if (compared > 0) best.clear();
            if (compared >= 0) best.add(each.getKey());
            most = most.max(each.getValue());
        }
        again.put("strategy", best.getFirst());
        again.put("bestStrategies", best);
        return again;
    }

    private boolean sure() {
        return decided(game) || !WinTable.open(game.state());
    }

    private boolean rowHolds(WinCheck check) {
        MemoryState state = game.state();
        boolean open = WinTable.open(state);
        if (values.size() != game.leads().size() || chosen.size() != (open ? values.size() : 0)) return false;
        for (int i = 0; i < values.size(); i++) {
            MemoryState each =
                    new MemoryState(state.pairs(), state.known(), game.leads().get(i));
            if (!check.points(each).equals(values.get(i))) return false;
            if (open && WinCheck.first(check.strategies(each)) != chosen.get(i)) return false;
        }
        return true;
    }

    private boolean chancesHold(WinCheck check) {
        if (chances.isEmpty()) return true;
        Chances said = chances.get().get();
        if (check.fromRules()) return said.equals(check.worth(new Rederivation.Moment(game.state())));
        return said.points().equals(value)
                && said.win().plus(said.draw()).plus(said.loss()).equals(Rational.ONE);
    }

    private boolean mapHolds(WinCheck check) {
        int n = game.state().pairs();
        for (int k = 0; k < n; k++) {
            List<Integer> row = table.strategyRow(n, k);
            for (int s = -n; s <= n; s++)
                if (WinCheck.first(check.strategies(new MemoryState(n, k, s))) != row.get(s + n)) return false;
        }
        return true;
    }

    private Map<String, Object> data(Checked entries) {
        SortedMap<String, Object> worths = new TreeMap<>();
        strategies.forEach((strategy, worth) -> worths.put(String.valueOf(strategy), worth));
        Map<String, Object> data = InOrder.of("value", value, "strategies", worths);
        chances.ifPresent(each -> data.put("chances", each.get().named()));
        data.put("leads", game.leads());
        data.put("values", values);
        data.put("chosen", chosen);
        entries.into(data);
        return data;
    }

    // ---- the report

    @Override
    public Report tell(Words words) {
        MemoryState state = game.state();
        return new Report(
                "memory",
                words.say("memory.title", state.pairs(), state.known(), state.lead()),
                headline(words),
                Said.of(words, "memory", facts(), told()),
                strategies.isEmpty()
                        ? List.of(Section.of(words.say("memory.section.argument"), trivial(words)))
                        : argument(words));
    }

    private String[] told() {
        return KEYS.stream()
                .filter(key ->
                        game.leadsAsked() || !List.of("values", "strategies").contains(key))
                .filter(key -> !key.equals("strategies") || !chosen.isEmpty())
                .toArray(String[]::new);
    }

    private String headline(Words words) {
        if (strategies.isEmpty()) return words.say("memory.headline.sure", value);
        return words.say("memory.headline." + best().getFirst(), value, value.toDecimal(4));
    }

    private Block trivial(Words words) {
        return new Block.Paragraph(words.say(decided(game) ? "memory.argument.decided" : "memory.argument.all-sure"));
    }

    private boolean drawn() {
        return !strategies.isEmpty() && game.state().pairs() <= MOST_PAIRS_DRAWN;
    }

    private List<Section> argument(Words words) {
        MemoryState state = game.state();
        List<Block.Step> steps = new ArrayList<>();
        steps.add(Block.Step.of(words.say("memory.step.unknown", state.unknown(), state.known(), state.fresh())));
        if (strategies.containsKey(2)) steps.add(Block.Step.of(two(words, strategies.get(2))));
        if (strategies.containsKey(1)) steps.add(Block.Step.of(one(words, strategies.get(1))));
        if (strategies.containsKey(0)) steps.add(Block.Step.of(zero(words, strategies.get(0))));
        else steps.add(Block.Step.of(words.say(noPass())));
        steps.add(Block.Step.of(words.say("memory.step.best", best(), value)));
        closedForm(words).ifPresent(text -> steps.add(Block.Step.of(text)));
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(words.say("memory.section.argument"), new Block.Steps(steps)));
        if (drawn())
            sections.add(Section.of(
                    words.say("memory.section.map"),
                    StrategyMap.marked(
                            new Block.Picture(
                                    StrategyMap.of(table, state.pairs(), words),
                                    words.say("memory.map.caption", state.pairs())),
                            words)));
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
        Rational left = opponentNext(state.pairs(), state.known(), -state.lead());
        if (game.rules().halfPairs(state.lead()) != 0) return words.say("memory.step.zero", left, worth);
        return worth.equals(Rational.HALF)
                ? words.say("memory.step.zero.level")
                : words.say("memory.step.zero.level-opens", left, worth);
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
            return ClosedForms.knownAllButOne(n, state.lead())
                    .filter(value::equals)
                    .map(form -> words.say("memory.step.closed-one", form));
        if (state.known() == n - 2)
            return ClosedForms.knownAllButTwo(n, state.lead())
                    .filter(value::equals)
                    .map(form -> words.say("memory.step.closed-two", form));
        return Optional.empty();
    }
}
