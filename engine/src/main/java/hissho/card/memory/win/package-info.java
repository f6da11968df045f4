/** Memory with perfect memory, played to win: expected points, when to pass, chances, tables, and play. */
@NullMarked
package hissho.card.memory.win;

import org.jspecify.annotations.NullMarked;
