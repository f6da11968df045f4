/** The rules of games in which two players shed cards, and what follows from them alone. */
@NullMarked
package hissho.card.tanhinmin.rules;

import org.jspecify.annotations.NullMarked;
