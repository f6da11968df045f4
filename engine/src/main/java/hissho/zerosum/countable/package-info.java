/** Games with infinitely many strategies: given by a payoff rule, or with two strategies on one side and a sequence or a curve on the other. */
@NullMarked
package hissho.zerosum.countable;

import org.jspecify.annotations.NullMarked;
