package hissho.poker;

import hissho.number.Rational;
import java.util.List;

/** A place of a public betting tree: a payment, a showdown, or a player's turn. Payoffs are to player I, who has number 0. */
public sealed interface Betting {

    /** The betting ends and player I gets this, whatever the hands. */
    record Paid(Rational toFirst) implements Betting {}

    /** The hands are compared: the holder of the higher one wins this from the other. */
    record Showdown(Rational stake) implements Betting {}

    /**
     * A player chooses; everybody sees the choice.
     *
     * @param index the number of the turn in the tree, parents before children
     * @param path the moves that lead here, as in {@code bet, raise}; empty at the start
     */
    record Turn(int index, int player, String path, List<String> moves, List<Betting> next) implements Betting {
        public Turn {
            moves = List.copyOf(moves);
            next = List.copyOf(next);
        }
    }
}
