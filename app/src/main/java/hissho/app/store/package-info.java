/** Tables too large for memory, in mapped files that the next run can read. */
@NullMarked
package hissho.app.store;

import org.jspecify.annotations.NullMarked;
