package hissho.zerosum.semiinfinite;

import hissho.number.Rational;

/**
 * One column of a game with two rows, taken from infinitely many: its two payoffs, and where it comes from.
 *
 * @param source the index of its points among those of the game
 * @param parameter the number of the strategy in a sequence, or its place on a curve; zero for a single strategy
 * @param attained false for the limit of a sequence, which is no strategy itself
 */
record Spot(Rational x, Rational z, int source, Rational parameter, boolean attained) {

    Rational mixed(Rational p) {
        return p.times(x).plus(Rational.ONE.minus(p).times(z));
    }
}
