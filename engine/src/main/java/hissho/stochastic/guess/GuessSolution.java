package hissho.stochastic.guess;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** A solved position of Guess it!: the chance to win, how often to bluff and how often to call. */
record GuessSolution(GuessIt game, GuessTable table) implements Solution {

    private static final String[] TOLD = {
        "value", "bluffProbability", "callProbability", "stageMatrix", "immediateGuess", "guessAlsoOptimal"
    };

    static final List<String> FACTS = List.of(
            "value",
            "bluffProbability",
            "callProbability",
            "stageMatrix",
            "row",
            "col",
            "immediateGuess",
            "guessAlsoOptimal",
            "honest",
            "bluff",
            "winIfCalled",
            "decimals",
            "lower",
            "upper");

    static final Rational FOUR_DECIMALS = Rational.of(1, 20_000);

    @Override
    public Facts facts() {
        Facts facts = new Facts();
        chance(facts, "value", () -> table.value(game));
        chance(facts, "bluffProbability", stage(Stage::bluff));
        chance(facts, "callProbability", stage(Stage::call));
        plans(facts, game);
        return facts.put("lower", () -> table.value(game))
                .put("upper", () -> table.value(game))
                .put("stageMatrix", Compare.EXACT, stage(Stage::matrix), GuessSolution::brief)
                .put("row", stage(Stage::row))
                .put("col", stage(Stage::column))
                .put("guessAlsoOptimal", () -> table.value(game).equals(GuessTable.closed(game)))
                .put("decimals", Compare.near(FOUR_DECIMALS), this::decimals);
    }

    /** What the plan earns that asks for any card at all, and what a guess does. */
    static void plans(Facts facts, GuessIt game) {
        facts.put("immediateGuess", () -> GuessTable.closed(game))
                .put("honest", () -> Rational.of(game.other() + 1L, game.deck()))
                .put("bluff", () -> Rational.of(game.own(), game.deck()))
                .put("winIfCalled", () -> Rational.of(game.own(), game.own() + 1L));
    }

    private static void chance(Facts facts, String key, Supplier<Rational> value) {
        facts.put(key, Compare.EXACT, value, Chance::told);
    }

    private static String brief(Words words, RationalMatrix matrix) {
        return matrix.rows().stream()
                .map(row -> row.stream().map(words::brief).collect(Collectors.joining(", ", "(", ")")))
                .collect(Collectors.joining(" "));
    }

    private <T> Supplier<T> stage(Function<Stage, T> of) {
        return () -> {
            if (!game.isOpen()) throw new NotAnswered(Message.of("stochastic.guess.nothing-to-ask"));
            return of.apply(table.stage(game));
        };
    }

    private Object decimals() {
        Rational value = table.value(game);
        if (!game.isOpen()) return InOrder.of("value", value.toDecimal(4));
        Stage stage = table.stage(game);
        return InOrder.of(
                "value", value.toDecimal(4),
                "bluffProbability", stage.bluff().toDecimal(4),
                "callProbability", stage.call().toDecimal(4));
    }

    @Override
    public Certificate certificate(Progress progress) {
        Map<String, Object> asked = InOrder.of("value", table.value(game));
        if (game.isOpen()) {
            Stage stage = table.stage(game);
            asked.put("bluffProbability", stage.bluff());
            asked.put("callProbability", stage.call());
            asked.put("stageMatrix", stage.matrix());
        }
        asked.put("immediateGuess", GuessTable.closed(game));
        asked.put("guessAlsoOptimal", table.value(game).equals(GuessTable.closed(game)));
        return GuessCertificate.of(table, GuessTable.reachable(game), progress).holding(asked);
    }

    @Override
    public Report tell(Words words) {
        return new Report(
                "guess-it",
                words.say("stochastic.guess.title", game.own(), game.other()),
                headline(words),
                Said.of(
                        words,
                        "stochastic",
                        facts(),
                        game.isOpen() ? TOLD : new String[] {"value", "immediateGuess", "guessAlsoOptimal"}),
                new GuessReport(game, table, words).sections());
    }

    private String headline(Words words) {
        String value = Chance.told(words, table.value(game));
        if (!game.isOpen()) return words.say("stochastic.guess.headline.closed", value);
        Stage stage = table.stage(game);
        return words.say("stochastic.guess.headline", value, words.brief(stage.bluff()), words.brief(stage.call()));
    }
}
