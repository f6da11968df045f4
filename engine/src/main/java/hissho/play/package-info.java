/** A position two people can play, and the oracle that plays it perfectly. */
@NullMarked
package hissho.play;

import org.jspecify.annotations.NullMarked;
