/** The general game, where a directed graph says which card may be played on which. */
@NullMarked
package hissho.card.tanhinmin.graph;

import org.jspecify.annotations.NullMarked;
