/** Theorems and errata about recursive and stochastic games as executable claims. */
@NullMarked
package hissho.stochastic.claim;

import org.jspecify.annotations.NullMarked;
