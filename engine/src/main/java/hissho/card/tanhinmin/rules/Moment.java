package hissho.card.tanhinmin.rules;

import java.util.Optional;
import java.util.SortedMap;

/**
 * A moment of a game in which two players shed cards, as the player to move sees it. Two passes in a row on an empty table end the game
 * drawn. Moments that are equal have the same future.
 */
public interface Moment {

    /** The cards that may be played, each with the moment after it, which is the opponent's unless it says so; nothing after a card that wins at once. */
    SortedMap<Integer, Optional<Moment>> plays();

    /** Whether this is again the moment of the player who has just played. */
    default boolean isAgain() {
        return false;
    }

    boolean mayPass();

    /** The opponent's moment after a pass; nothing where the pass is the second in a row and ends the game. */
    Optional<Moment> passed();
}
