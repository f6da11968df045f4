package hissho.play;

import hissho.number.Rational;
import java.util.List;

/** Whose turn it is: a player's, nobody's but chance's, or nobody's at all since the game is over. */
public sealed interface Turn {

    /** A player's turn. */
    record Of(int player) implements Turn {}

    /** Chance moves: what it may draw, with probabilities that add up to 1. */
    record Chance(List<Weighted> draws) implements Turn {
        public Chance {
            draws = List.copyOf(draws);
            Rational sum = draws.stream().map(Weighted::weight).reduce(Rational.ZERO, Rational::plus);
            if (!sum.equals(Rational.ONE)) throw new IllegalArgumentException("probabilities add up to " + sum);
        }
    }

    /** The game is over. */
    record Over(Ending ending) implements Turn {}
}
