/** Rules of the user's own: a small language of conditions, and the games they make. */
@NullMarked
package hissho.impartial.rule;

import org.jspecify.annotations.NullMarked;
