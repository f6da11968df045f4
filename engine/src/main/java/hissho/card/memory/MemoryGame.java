package hissho.card.memory;

import hissho.kind.Game;
import hissho.number.Rational;
import java.util.Optional;

/**
 * A question about the Memory game with perfect memory.
 *
 * @param drawWorth what a draw is worth to both, where it is not one half and not given to one player
 * @param turned what the first card of the turn, already turned but not yet counted as known, has shown
 */
public record MemoryGame(
        MemoryState state, MemoryRules rules, Optional<Rational> drawWorth, Optional<Turned> turned)
        implements Game {

    /** The first card of the turn: its number is new, or it matches a known card. */
    public enum Turned {
        NEW,
        MATCH
    }
}
