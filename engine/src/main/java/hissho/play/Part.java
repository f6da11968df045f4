package hissho.play;

import hissho.words.Message;
import java.math.BigInteger;

/** One of the choices a move is made of. The parts of a move have different ids, and different moves of a position different sets of them. */
public sealed interface Part {

    /** Stable as long as the position is: the page sends it back, and nobody reads it. */
    String id();

    /** Something the eye can see, and the scene has a place for: a square, a card, an edge, a chip. */
    record Spot(String id) implements Part {}

    /** Something that is not on the board and is chosen by its name: to pass, a letter, a bet. */
    record Named(String id, Message name) implements Part {}

    /** A number out of a {@link Range}. */
    record Amount(BigInteger value) implements Part {
        @Override
        public String id() {
            return "#" + value;
        }
    }
}
