/** What a system is worth and how it is played best: iterations with bounds, the method of Hoffman and Karp, exact values, endless play, averages in the long run. */
@NullMarked
package hissho.stochastic.system.solve;

import org.jspecify.annotations.NullMarked;
