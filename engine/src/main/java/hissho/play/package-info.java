/** A position people can play, what each of them sees of it, and the oracle that plays it perfectly. */
@NullMarked
package hissho.play;

import org.jspecify.annotations.NullMarked;
