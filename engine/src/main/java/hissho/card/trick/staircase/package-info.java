/** Exact values of single-suit deals for every number of scoring cards at once: staircases, their tables and their search. */
@NullMarked
package hissho.card.trick.staircase;

import org.jspecify.annotations.NullMarked;
