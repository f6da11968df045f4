/** Matrix games with one parameter: the value as exact pieces, with exact breakpoints and optimal strategies on each. */
@NullMarked
package hissho.zerosum.parametric;

import org.jspecify.annotations.NullMarked;
