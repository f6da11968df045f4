/**
 * Impartial games: positions and what can be moved to, their values, sums and outcomes; heaps, boards, graphs, coins and pictures
 * are sub-rooms that plug in as {@link hissho.impartial.Component}s.
 */
@NullMarked
package hissho.impartial;

import org.jspecify.annotations.NullMarked;
