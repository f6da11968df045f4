/** One pile with takes limited by the take before: Fibonacci Nim, and Zeckendorf's representation behind it. */
@NullMarked
package hissho.impartial.limits;

import org.jspecify.annotations.NullMarked;
