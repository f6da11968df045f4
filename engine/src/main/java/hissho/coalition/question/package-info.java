/** Questions about coalitions that are no single game: counting them, sweeping parameters, sums of games, axioms of values. */
@NullMarked
package hissho.coalition.question;

import org.jspecify.annotations.NullMarked;
