/** Dawson's chess with real pawns, searched in full. */
@NullMarked
package hissho.impartial.dawson;

import org.jspecify.annotations.NullMarked;
