/** Poker with hands from the unit interval: the classical models and any betting tree. */
@NullMarked
package hissho.poker;

import org.jspecify.annotations.NullMarked;
