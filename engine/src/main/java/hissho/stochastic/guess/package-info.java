/**
 * Guess it! (Isaacs 1955). A deck of different cards is dealt to two players, and one card, the target, is laid face down. In turn a
 * player either guesses the target, which ends the game, or asks the other for a card by name. A card that is held is laid open. If it is
 * not, it is the target or the asker's own, and the other player either calls it, that is, announces it as the target, or ignores the
 * question: then an asker who was honest knows the target and wins, and one who bluffed lays the card open.
 */
@NullMarked
package hissho.stochastic.guess;

import org.jspecify.annotations.NullMarked;
