/** The Memory game (神経衰弱): what all its games share, a state before a turn and how passes are resolved. */
@NullMarked
package hissho.card.memory;

import org.jspecify.annotations.NullMarked;
