package hissho.card.tanhinmin.rules;

import java.util.Optional;
import java.util.SortedMap;

/**
 * A moment of a game in which two players shed cards, as the player to move sees it. Two passes in a row on an empty table end the game
 * drawn. Moments that are equal have the same future.
 */
public interface Moment {

    /** The cards that may be played, each with the opponent's moment after it; nothing after a card that wins at once. */
    SortedMap<Integer, Optional<Moment>> plays();

    boolean mayPass();

    /** The opponent's moment after a pass; nothing where the pass is the second in a row and ends the game. */
    Optional<Moment> passed();
}
