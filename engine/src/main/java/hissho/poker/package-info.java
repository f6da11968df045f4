/** Poker with hands from the unit interval: public betting trees, strategies hand by hand, exact best replies, and how a deal is played. */
@NullMarked
package hissho.poker;

import org.jspecify.annotations.NullMarked;
