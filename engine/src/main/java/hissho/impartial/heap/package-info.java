/** Heaps in general: their moves, tables of values, certified periods, the counting of moves, and what every game on heaps can be asked. */
@NullMarked
package hissho.impartial.heap;

import org.jspecify.annotations.NullMarked;
