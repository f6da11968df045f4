/** Theorems and errata about utility and contraction maps as executable claims. */
@NullMarked
package hissho.appendix.claim;

import org.jspecify.annotations.NullMarked;
