/** Memory played many times with real cards: any number of players, perfect or imperfect memories. */
@NullMarked
package hissho.card.memory.simulation;

import org.jspecify.annotations.NullMarked;
