/** Transfinite values: ordinals in Cantor normal form, Nim with ordinal piles, and two-dimensional Nim. */
@NullMarked
package hissho.impartial.ordinal;

import org.jspecify.annotations.NullMarked;
