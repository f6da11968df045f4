package hissho.stochastic.guess;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.List;

/**
 * One question of Guess it! as a matrix game of the mover's chance to win. By invariance the mover need only choose between an honest
 * question for a card not held, all alike, a bluff for one of the own cards, all alike, and a guess; the opponent between ignoring a
 * question that finds nothing and calling it.
 *
 * @param hit the opponent's chance to win after an honest question has found a card
 * @param exposed the opponent's chance to win after a bluff was ignored
 */
record Stage(GuessIt at, Rational hit, Rational exposed) {

    /** A guess is right for one of the cards the mover does not see. */
    Rational guess() {
        return Rational.of(1, at.other() + 1L);
    }

    private Rational found() {
        return Rational.ONE.minus(guess()).times(Rational.ONE.minus(hit));
    }

    /** Rows honest, bluff, guess; columns ignore, call. */
    RationalMatrix matrix() {
        return RationalMatrix.of(List.of(
                RationalVector.of(found().plus(guess()), found()),
                RationalVector.of(Rational.ONE.minus(exposed), Rational.ONE),
                RationalVector.of(guess(), guess())));
    }

    /** What the difference of the two questions changes when the reply changes. */
    private Rational spread() {
        return guess().plus(exposed);
    }

    /** How often the mover bluffs, so that calling and ignoring are worth the same. */
    Rational bluff() {
        return guess().over(spread());
    }

    /** How often the opponent calls, so that honest questions and bluffs are worth the same. */
    Rational call() {
        return found().plus(guess()).minus(Rational.ONE).plus(exposed).over(spread());
    }

    /** The mover's chance to win, by the formula for games with two rows and two columns that have no saddle point. */
    Rational value() {
        return found().plus(guess()).minus(call().times(guess()));
    }

    RationalVector row() {
        return RationalVector.of(Rational.ONE.minus(bluff()), bluff());
    }

    RationalVector column() {
        return RationalVector.of(Rational.ONE.minus(call()), call());
    }
}
