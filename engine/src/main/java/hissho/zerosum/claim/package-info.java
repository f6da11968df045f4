/** The theorems of matrix games, and what the textbook prints wrongly about them, as executable claims. */
@NullMarked
package hissho.zerosum.claim;

import org.jspecify.annotations.NullMarked;
