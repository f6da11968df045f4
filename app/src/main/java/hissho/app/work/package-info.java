/** Long work: on a thread of its own, within a budget, watched by a progress bar. */
@NullMarked
package hissho.app.work;

import org.jspecify.annotations.NullMarked;
