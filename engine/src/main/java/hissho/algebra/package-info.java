/** Polynomials and rational functions in one variable, their real roots as exact numbers, and written expressions. */
@NullMarked
package hissho.algebra;

import org.jspecify.annotations.NullMarked;
