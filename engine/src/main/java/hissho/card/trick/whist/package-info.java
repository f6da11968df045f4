/** Games of the whist family with open hands: several suits, trumps, two or more players or two partnerships, and a stock. */
@NullMarked
package hissho.card.trick.whist;

import org.jspecify.annotations.NullMarked;
