/** Playing against the oracle at a terminal or through a pipe. */
@NullMarked
package hissho.app.play;

import org.jspecify.annotations.NullMarked;
