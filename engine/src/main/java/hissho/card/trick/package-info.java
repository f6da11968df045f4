/** Trick-taking with scoring cards: one suit and two players first, then the wider family by options. */
@NullMarked
package hissho.card.trick;

import org.jspecify.annotations.NullMarked;
