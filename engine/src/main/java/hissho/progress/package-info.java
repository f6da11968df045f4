/** How long work tells how far it is, how it is asked to stop, and how it is put off until somebody asks. */
@NullMarked
package hissho.progress;

import org.jspecify.annotations.NullMarked;
