/** Theorems and errata about continuous poker as executable claims. */
@NullMarked
package hissho.poker.claim;

import org.jspecify.annotations.NullMarked;
