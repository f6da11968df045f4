/** Tartan games: products of two coin-turning games, solved by the tartan theorem and nim multiplication. */
@NullMarked
package hissho.impartial.tartan;

import org.jspecify.annotations.NullMarked;
