/** Questions about values and divisions that are not about one game: sums of games, axioms, coefficients, councils in numbers, sweeps. */
@NullMarked
package hissho.coalition.question;

import org.jspecify.annotations.NullMarked;
