/** Subtraction games: what may be taken from a pile, patiently or not. */
@NullMarked
package hissho.impartial.subtraction;

import org.jspecify.annotations.NullMarked;
