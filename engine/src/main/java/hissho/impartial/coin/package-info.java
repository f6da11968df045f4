/** Coin-turning games in a row and on a board: Turning Turtles, Mock Turtles, Ruler, Acrostic Twins and their like. */
@NullMarked
package hissho.impartial.coin;

import org.jspecify.annotations.NullMarked;
