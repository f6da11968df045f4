/** The larger Memory game, where sure pairs may be declined. */
@NullMarked
package hissho.card.memory.larger;

import org.jspecify.annotations.NullMarked;
