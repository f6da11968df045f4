/** The theorems of impartial games, and what the textbook prints wrongly about them, as executable claims. */
@NullMarked
package hissho.impartial.claim;

import org.jspecify.annotations.NullMarked;
