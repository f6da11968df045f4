/** Two strategies on one side against a sequence or a curve of them on the other: the graphical method with infinitely many lines. */
@NullMarked
package hissho.zerosum.semiinfinite;

import org.jspecify.annotations.NullMarked;
