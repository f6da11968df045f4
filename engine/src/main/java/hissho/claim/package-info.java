/** Executable theorems and the census that runs them. */
@NullMarked
package hissho.claim;

import org.jspecify.annotations.NullMarked;
