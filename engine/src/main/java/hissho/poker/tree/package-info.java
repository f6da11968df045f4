/** Any betting tree as a kind: how it is written, what is told of it solved. */
@NullMarked
package hissho.poker.tree;

import org.jspecify.annotations.NullMarked;
