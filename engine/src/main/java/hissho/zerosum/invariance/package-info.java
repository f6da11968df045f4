/** Symmetries of a matrix game: the invariance group, its orbits, the quotient game and the way back. */
@NullMarked
package hissho.zerosum.invariance;

import org.jspecify.annotations.NullMarked;
