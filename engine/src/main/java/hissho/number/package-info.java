/** Exact numbers: rationals with a fast path for small ones, and vectors and matrices of them. */
@NullMarked
package hissho.number;

import org.jspecify.annotations.NullMarked;
