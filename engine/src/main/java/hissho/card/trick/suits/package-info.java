/** Trick-taking at a table: several suits, trumps, two or more players or two partnerships, and a stock. */
@NullMarked
package hissho.card.trick.suits;

import org.jspecify.annotations.NullMarked;
