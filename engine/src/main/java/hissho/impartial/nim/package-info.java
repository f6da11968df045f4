/** Nim and its relatives: Nimble, staircases, Moore's Nim, nim-sums and mex. */
@NullMarked
package hissho.impartial.nim;

import org.jspecify.annotations.NullMarked;
