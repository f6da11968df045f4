/** Bridge with open cards: double dummy values by partition search. */
@NullMarked
package hissho.card.trick.partition;

import org.jspecify.annotations.NullMarked;
