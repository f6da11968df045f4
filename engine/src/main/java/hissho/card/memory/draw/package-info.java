/** Memory where a draw is worth the same number to both, but not one half: two numbers to a state, and no single value. */
@NullMarked
package hissho.card.memory.draw;

import org.jspecify.annotations.NullMarked;
