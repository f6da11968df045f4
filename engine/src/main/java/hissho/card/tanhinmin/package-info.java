/** Tanhinmin, Daihinmin stripped to single cards: the plain game on ranks and the general game on a graph of cards. */
@NullMarked
package hissho.card.tanhinmin;

import org.jspecify.annotations.NullMarked;
