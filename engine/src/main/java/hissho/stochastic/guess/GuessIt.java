package hissho.stochastic.guess;

import hissho.kind.Game;

/**
 * A position of Guess it! before a move.
 *
 * @param own how many cards the mover holds that the opponent has not seen
 * @param other how many the opponent holds that the mover has not seen
 */
record GuessIt(int own, int other) implements Game {

    /** The largest hand that is solved by itself: the fraction has 1,786 digits then, and two and a half times as many with each card more. */
    static final int LARGEST = 10;

    int deck() {
        return own + other + 1;
    }

    /** Whether there is anything to decide: with an empty hand on either side one can only guess. */
    boolean isOpen() {
        return own > 0 && other > 0;
    }

    /** The position of the opponent when an honest question has cost a card. */
    GuessIt afterHit() {
        return new GuessIt(other - 1, own);
    }

    /** The position of the opponent when a bluff was ignored and the card laid open. */
    GuessIt afterBluff() {
        return new GuessIt(other, own - 1);
    }
}
