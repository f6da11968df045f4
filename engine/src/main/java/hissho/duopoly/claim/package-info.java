/** Theorems and errata about duopoly as executable claims. */
@NullMarked
package hissho.duopoly.claim;

import org.jspecify.annotations.NullMarked;
