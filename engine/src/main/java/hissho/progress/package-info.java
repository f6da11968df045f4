/** How long work tells how far it is, and how it is asked to stop. */
@NullMarked
package hissho.progress;

import org.jspecify.annotations.NullMarked;
