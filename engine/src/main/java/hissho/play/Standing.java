package hissho.play;

import hissho.number.Rational;

/** How a position stands for the player to move when everybody plays best. */
public sealed interface Standing {

    /** Decided: nobody can do anything about it. */
    enum Sure implements Standing {
        WIN,
        LOSS,
        DRAW
    }

    /** What the player to move may expect: on average where chance or a mixed strategy has a say. */
    record Worth(Rational value) implements Standing {}

    /** What the player to move gets in one equilibrium, where there may be others that pay something else. */
    record InEquilibrium(Rational value) implements Standing {}

    /** What the player to move gets in the round at hand, where what the others do in it is foreseen; nothing is said of later rounds. */
    record InRound(Rational value) implements Standing {}

    /** Not known: the position is too large, and the advice is a good plan and no more. */
    record Unknown() implements Standing {}
}
