/** Theorems and errata about coalitional games as executable claims. */
@NullMarked
package hissho.coalition.claim;

import org.jspecify.annotations.NullMarked;
