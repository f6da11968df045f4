/** The published statements about the Memory game, made executable. */
@NullMarked
package hissho.card.memory.claim;

import org.jspecify.annotations.NullMarked;
