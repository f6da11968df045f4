/** Sums that mix games of any family. */
@NullMarked
package hissho.impartial.sum;

import org.jspecify.annotations.NullMarked;
