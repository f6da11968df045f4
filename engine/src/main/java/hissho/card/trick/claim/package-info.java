/** The published statements about single-suit trick-taking, true and false, made executable over tables of all deals. */
@NullMarked
package hissho.card.trick.claim;

import org.jspecify.annotations.NullMarked;
