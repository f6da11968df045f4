package hissho.stochastic.guess;

import hissho.number.Rational;
import hissho.words.Words;

/** How a probability is written: exactly where that is short, otherwise as a decimal that says it is one. */
final class Chance {

    private static final int SHORT = 12;
    private static final int DECIMALS = 4;

    private Chance() {}

    static String written(Words words, Rational chance) {
        String exact = words.write(chance);
        if (exact.length() <= SHORT) return exact;
        return words.say("stochastic.about", chance.toDecimal(DECIMALS));
    }

    /** The same for a number of any length, with the decimal behind a short fraction. */
    static String told(Words words, Rational chance) {
        String exact = words.write(chance);
        String decimal = chance.toDecimal(DECIMALS);
        if (exact.length() > SHORT) return words.say("stochastic.about", decimal);
        return exact.contains("/") ? words.say("stochastic.exactly", exact, decimal) : exact;
    }
}
