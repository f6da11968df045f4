/** Systems of games: matrix games whose cells lead to others, recursive games (Everett 1957) and stochastic games (Shapley 1953). */
@NullMarked
package hissho.stochastic.system;

import org.jspecify.annotations.NullMarked;
