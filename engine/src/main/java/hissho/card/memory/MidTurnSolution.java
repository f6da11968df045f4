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

/** The decision in the middle of a turn: a card has just been turned; open another, stop, or take the pair. */
record MidTurnSolution(MemoryGame game, WinTable table) implements Solution {

    /** A way to go on, by its name in the words, with the chances it brings. */
    private record Choice(String name, Outcomes.Chances chances) {}

    @Override
    public boolean certified() {
        return choices().stream().allMatch(choice -> {
            Outcomes.Chances c = choice.chances();
            return c.win().plus(c.draw()).plus(c.loss()).equals(Rational.ONE);
        });
    }

    private List<Choice> choices() {
        Outcomes outcomes = new Outcomes(table);
        MemoryState state = game.state();
        List<Choice> choices = new ArrayList<>();
        if (game.turned().orElseThrow() == MemoryGame.Turned.MATCH) {
            choices.add(new Choice("take", outcomes.takeMatch(state)));
            return choices;
        }
        choices.add(new Choice("open", outcomes.openWithNewCard(state)));
        if (state.known() >= 1 && !game.rules().alwaysTwo())
            choices.add(new Choice("pass", outcomes.stopWithNewCard(state)));
        return choices;
    }

    @Override
    public Report tell(Words words) {
        List<Choice> choices = choices();
        Rational best = choices.stream()
                .map(c -> c.chances().points())
                .max(Rational::compareTo)
                .orElseThrow();
        List<Choice> good =
                choices.stream().filter(c -> c.chances().points().equals(best)).toList();
        List<Said> answer = new ArrayList<>();
        answer.add(Said.of(words, "value", "memory.fact.value", best));
        answer.add(Said.of(
                words,
                "best",
                "memory.fact.choice",
                good.stream().map(Choice::name).toList()));
        List<List<Block.Cell>> rows = choices.stream()
                .map(c -> List.of(
                        Block.Cell.of(words.say("memory.choice." + c.name())),
                        Block.Cell.of(c.chances().win(), words),
                        Block.Cell.of(c.chances().draw(), words),
                        Block.Cell.of(c.chances().loss(), words),
                        Block.Cell.of(c.chances().points(), words)))
                .toList();
        for (Choice c : choices) {
            answer.add(chance(words, c, "Win", c.chances().win()));
            answer.add(chance(words, c, "Draw", c.chances().draw()));
            answer.add(chance(words, c, "Lose", c.chances().loss()));
        }
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
        return new Report(
                "memory",
                words.say("memory.title.turned", state.pairs(), state.known(), state.lead()),
                good.size() > 1
                        ? words.say("memory.headline.indifferent", best)
                        : words.say("memory.headline.choice." + good.getFirst().name(), best),
                answer,
                List.of(Section.of(words.say("memory.section.argument"), chances)),
                new Report.Certificate(words.say("memory.certificate.chances"), certified()));
    }

    private static Said chance(Words words, Choice choice, String result, Rational value) {
        String label = words.say("memory.fact." + result.toLowerCase(java.util.Locale.ROOT));
        return new Said(
                choice.name() + result,
                words.say("memory.choice." + choice.name()) + ": " + label,
                value,
                words.write(value));
    }
}
