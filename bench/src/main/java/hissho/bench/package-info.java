/** Side-by-side runs against peers and against slower ways to the same answer; each program prints its ratios. */
@NullMarked
package hissho.bench;

import org.jspecify.annotations.NullMarked;
