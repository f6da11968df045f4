/**
 * The Memory game with perfect memory: when to pass, and who is favoured. How passes, and so cycles, are resolved is said once, in
 * {@link hissho.card.memory.Passing}.
 */
@NullMarked
package hissho.card.memory;

import org.jspecify.annotations.NullMarked;
