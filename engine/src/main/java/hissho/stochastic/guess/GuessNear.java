package hissho.stochastic.guess;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;

/** A position of Guess it! with hands so large that its fractions cannot be written: proved bounds, and what follows from them. */
record GuessNear(GuessIt game, GuessBounds bounds) implements Solution {

    private static final List<String> TOO_LONG =
            List.of("value", "bluffProbability", "callProbability", "stageMatrix", "row", "col");

    @Override
    public Facts facts() {
        Facts facts = new Facts()
                .put("lower", Compare.EXACT, () -> bounds.lower().value(game), GuessNear::inFull)
                .put("upper", Compare.EXACT, () -> bounds.upper().value(game), GuessNear::inFull)
                .put("decimals", Compare.near(GuessSolution.FOUR_DECIMALS), this::decimals)
                .put("guessAlsoOptimal", this::guessIsAsGood);
        GuessSolution.plans(facts, game);
        for (String key : TOO_LONG)
            facts.put(key, () -> {
                throw new NotAnswered(Message.of("stochastic.guess.too-long", GuessIt.LARGEST));
            });
        return facts;
    }

    /** A bound has finitely many decimals: they are read more easily than its fraction. */
    private static String inFull(Words words, Rational bound) {
        return bound.toDecimal(GuessBounds.PLACES);
    }

    private boolean guessIsAsGood() {
        if (!game.isOpen()) return true;
        if (GuessTable.closed(game).compareTo(bounds.lower().value(game)) < 0) return false;
        throw new NotAnswered(Message.of("stochastic.guess.too-long", GuessIt.LARGEST));
    }

    private Object decimals() {
        Rational value = bounds.lower().value(game);
        if (!game.isOpen()) return InOrder.of("value", value.toDecimal(4));
        Stage stage = bounds.lower().stage(game);
        return InOrder.of(
                "value", value.toDecimal(4),
                "bluffProbability", stage.bluff().toDecimal(4),
                "callProbability", stage.call().toDecimal(4));
    }

    @Override
    public Certificate certificate(Progress progress) {
        return bounds.certificate(GuessTable.reachable(game), progress);
    }

    @Override
    public Report tell(Words words) {
        return new Report(
                "guess-it",
                words.say("stochastic.guess.title", game.own(), game.other()),
                headline(words),
                Said.of(words, "stochastic", facts(), "decimals", "lower", "upper", "immediateGuess"),
                new GuessReport(game, bounds.lower(), words).briefly());
    }

    private String headline(Words words) {
        String value = bounds.lower().value(game).toDecimal(4);
        if (!game.isOpen()) return words.say("stochastic.guess.headline.closed", value);
        Stage stage = bounds.lower().stage(game);
        return words.say(
                "stochastic.guess.headline.near",
                value,
                stage.bluff().toDecimal(4),
                stage.call().toDecimal(4),
                GuessBounds.PLACES - 2);
    }
}
