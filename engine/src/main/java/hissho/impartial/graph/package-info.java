/** Games on graphs: digraphs with and without cycles, and removing vertices from undirected graphs. */
@NullMarked
package hissho.impartial.graph;

import org.jspecify.annotations.NullMarked;
