/** Games on heaps: take-away, subtraction, take-and-break codes, splits, Nim and its relatives, with certified periods. */
@NullMarked
package hissho.impartial.heap;

import org.jspecify.annotations.NullMarked;
