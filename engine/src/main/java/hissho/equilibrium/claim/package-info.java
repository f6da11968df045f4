/** Theorems and errata about equilibria as executable claims. */
@NullMarked
package hissho.equilibrium.claim;

import org.jspecify.annotations.NullMarked;
