package hissho.stochastic.guess;

import hissho.number.Rational;
import hissho.words.Words;

/** How a probability is told: a short fraction with its decimal, and a long one by its decimal alone. */
final class Chance {

    private static final int DECIMALS = 4;

    private Chance() {}

    static String told(Words words, Rational chance) {
        String brief = words.brief(chance);
        return brief.contains("/") ? words.say("stochastic.exactly", brief, chance.toDecimal(DECIMALS)) : brief;
    }
}
