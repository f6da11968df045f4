/** Recursive and stochastic games: zero-sum games whose entries are games again. */
@NullMarked
package hissho.stochastic;

import org.jspecify.annotations.NullMarked;
