package hissho.card.memory.win;

import hissho.card.memory.Checked;
import hissho.card.memory.MemoryState;
import hissho.card.memory.win.Outcomes.Chances;
import hissho.card.memory.win.Rederivation.Moment;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.ChoiceLesson;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Teacher;
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
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The decision in the middle of a turn: a card has just been turned; open another, stop, or take the pair. */
record MidTurnSolution(MemoryGame game, WinTable table, List<Choice> choices) implements Solution {

    /** A way to go on, by its name in the words, with the chances it brings. */
    record Choice(String name, Chances chances) {}

    static final List<String> KEYS = List.of(
            "value",
            "best",
            "openWin",
            "openDraw",
            "openLose",
            "passWin",
            "passDraw",
            "passLose",
            "takeWin",
            "takeDraw",
            "takeLose",
            "leaveWin",
            "leaveDraw",
            "leaveLose",
            "returnWin",
            "returnDraw",
            "returnLose",
            "open",
            "pass",
            "take",
            "leave",
            "return");

    /** How many of them a report tells; the others say the same in one piece. */
    private static final int TOLD = 17;

    MidTurnSolution {
        choices = List.copyOf(choices);
    }

    static MidTurnSolution of(MemoryGame game, Progress progress) {
        WinTable table = WinTable.upTo(game.state().pairs(), game.rules(), progress);
        Outcomes outcomes = new Outcomes(table, progress);
        MemoryState state = game.state();
        List<Choice> choices = new ArrayList<>();
        if (game.turned().orElseThrow() == MemoryGame.Turned.MATCH)
            addMatching(
                    choices,
                    game,
                    outcomes.takeMatch(state),
                    () -> outcomes.leaveForUnknown(state),
                    () -> outcomes.leaveForKnown(state));
        else {
            choices.add(new Choice("open", outcomes.openWithNewCard(state)));
            if (mayStop(game)) choices.add(new Choice("pass", outcomes.stopWithNewCard(state)));
        }
        return new MidTurnSolution(game, table, choices);
    }

    /** The ways to go on when a known card matches; where known cards may not be turned to no purpose, the pair has to be taken. */
    private static void addMatching(
            List<Choice> choices,
            MemoryGame game,
            Chances taking,
            Supplier<Chances> leavingForUnknown,
            Supplier<Chances> leavingForKnown) {
        choices.add(new Choice("take", taking));
        if (!game.rules().passing() || game.rules().alwaysTwo()) return;
        if (game.state().unknown() > 1) choices.add(new Choice("leave", leavingForUnknown.get()));
        if (game.state().known() > 1) choices.add(new Choice("return", leavingForKnown.get()));
    }

    private static boolean mayStop(MemoryGame game) {
        return game.state().known() >= 1 && !game.rules().alwaysTwo();
    }

    private Rational value() {
        return choices.stream()
                .map(each -> each.chances().points())
                .max(Rational::compareTo)
                .orElseThrow();
    }

    private List<String> best() {
        Rational value = value();
        return choices.stream()
                .filter(each -> each.chances().points().equals(value))
                .map(Choice::name)
                .toList();
    }

    @Override
    public Facts facts() {
        Facts facts = new Facts()
                .put("value", this::value)
                .put("best", Compare.SET, this::best)
                .teach("best", lesson());
        chances().forEach((key, chance) -> facts.put(key, () -> chance));
        for (Choice each : choices) facts.put(each.name(), () -> each.chances().named());
        return facts;
    }

    /** What a choice is worth that is not best. */
    private Teacher lesson() {
        return new ChoiceLesson<>(
                () -> choices,
                each -> best().contains(each.name()),
                Choice::name,
                (words, each) -> words.say(
                        "memory.lesson.choice",
                        words.say("memory.choice." + each.name()),
                        each.chances().points(),
                        words.say("memory.choice." + best().getFirst()),
                        value()));
    }

    /** The chances of every choice, each under a key of its own. */
    private Map<String, Object> chances() {
        Map<String, Object> all = InOrder.of();
        for (Choice each : choices) {
            all.put(each.name() + "Win", each.chances().win());
            all.put(each.name() + "Draw", each.chances().draw());
            all.put(each.name() + "Lose", each.chances().loss());
        }
        return all;
    }

    @Override
    public Certificate certificate(Progress progress) {
        WinCheck check = new WinCheck(table, progress);
        Moment moment = new Moment(game.state());
        List<Choice> again = new ArrayList<>();
        if (game.turned().orElseThrow() == MemoryGame.Turned.MATCH)
            addMatching(
                    again,
                    game,
                    Rederivation.matching(moment, check::worth),
                    () -> Rederivation.leavingForUnknown(moment, check::worth),
                    () -> Rederivation.leavingForKnown(moment, check::worth));
        else {
            again.add(new Choice("open", Rederivation.openingSecond(moment, check::worth)));
            if (mayStop(game)) again.add(new Choice("pass", Rederivation.stopping(moment, check::worth)));
        }
        Checked entries = check.entries(game.state());
        boolean holds = entries.holds() && (check.fromRules() ? choices.equals(again) : samePoints(again));
        Map<String, Object> said = InOrder.of();
        choices.forEach(each -> said.put(each.name(), each.chances().named()));
        return new Certificate.Values(
                        holds,
                        check.fromRules() ? Extent.everything() : entries.extent(),
                        check.fromRules()
                                ? Message.of("memory.certificate.chances-rules")
                                : Message.of("memory.certificate.chances-entries"),
                        entries.into(InOrder.of("value", value(), "best", best(), "choices", said)))
                .covering(chances());
    }

    private boolean samePoints(List<Choice> again) {
        if (again.size() != choices.size()) return false;
        for (int i = 0; i < again.size(); i++) {
            Chances chances = choices.get(i).chances();
            if (!choices.get(i).name().equals(again.get(i).name())
                    || !chances.points().equals(again.get(i).chances().points())
                    || !chances.win().plus(chances.draw()).plus(chances.loss()).equals(Rational.ONE)) return false;
        }
        return true;
    }

    @Override
    public Report tell(Words words) {
        List<List<Block.Cell>> rows = choices.stream()
                .map(c -> List.of(
                        Block.Cell.of(words.say("memory.choice." + c.name())),
                        Block.Cell.of(c.chances().win(), words),
                        Block.Cell.of(c.chances().draw(), words),
                        Block.Cell.of(c.chances().loss(), words),
                        Block.Cell.of(c.chances().points(), words)))
                .toList();
        Block.Table chances = new Block.Table(
                words.say("memory.choice.table"),
                List.of(
                        words.say("memory.choice"),
                        words.say("memory.fact.win"),
                        words.say("memory.fact.draw"),
                        words.say("memory.fact.lose"),
                        words.say("memory.fact.value")),
                rows,
                true);
        MemoryState state = game.state();
        List<String> best = best();
        return new Report(
                "memory",
                words.say("memory.title.turned", state.pairs(), state.known(), state.lead()),
                best.size() > 1
                        ? words.say(
                                "memory.headline.indifferent",
                                value(),
                                best.stream()
                                        .map(name -> words.say("memory.choice." + name))
                                        .collect(Collectors.joining("; ")))
                        : words.say("memory.headline.choice." + best.getFirst(), value()),
                Said.of(words, "memory", facts(), KEYS.subList(0, TOLD).toArray(String[]::new)),
                List.of(Section.of(words.say("memory.section.argument"), chances)));
    }
}
