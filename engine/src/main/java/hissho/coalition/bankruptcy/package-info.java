/** Dividing an estate that is too small among claims: the rules side by side. */
@NullMarked
package hissho.coalition.bankruptcy;

import org.jspecify.annotations.NullMarked;
