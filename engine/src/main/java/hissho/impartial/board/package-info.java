/** Games on boards and cards: Chomp, Thirty-One, Empty and Divide, SOS, Northcott's game, Wythoff's queen. */
@NullMarked
package hissho.impartial.board;

import org.jspecify.annotations.NullMarked;
