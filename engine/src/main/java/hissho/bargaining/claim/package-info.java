/** Theorems and errata about bargaining as executable claims. */
@NullMarked
package hissho.bargaining.claim;

import org.jspecify.annotations.NullMarked;
