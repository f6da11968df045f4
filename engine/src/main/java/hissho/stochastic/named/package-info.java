/** Named games inside games: inspection, endurance, sequences of games, the coin challenge, Dare, and the questions of the chapter. */
@NullMarked
package hissho.stochastic.named;

import org.jspecify.annotations.NullMarked;
