package hissho.play;

import hissho.number.Rational;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

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

    /**
     * Chance deals: the draws are too many to be listed, and all are equally likely.
     *
     * @param deal draws one of them
     * @param written the draw that is written like this, where there is one
     */
    record Deal(Function<RandomGenerator, Move> deal, Function<String, Optional<Move>> written) implements Turn {}

    /** The game is over. */
    record Over(Ending ending) implements Turn {}
}
