/** Memory played for as many cards as possible: the expected gain. */
@NullMarked
package hissho.card.memory.gain;

import org.jspecify.annotations.NullMarked;
