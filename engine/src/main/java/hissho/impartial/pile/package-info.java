/** Games on piles by name, rows of pins and squares, values of single piles over a range, and all their kinds. */
@NullMarked
package hissho.impartial.pile;

import org.jspecify.annotations.NullMarked;
