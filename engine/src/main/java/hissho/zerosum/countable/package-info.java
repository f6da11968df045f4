/** Games where both choose a whole number and a rule gives the payoff. */
@NullMarked
package hissho.zerosum.countable;

import org.jspecify.annotations.NullMarked;
