/** The string positions that are being replaced. */
@NullMarked
package hissho.play.legacy;

import org.jspecify.annotations.NullMarked;
