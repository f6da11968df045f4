/** Theorems and errata about games in extensive form as executable claims. */
@NullMarked
package hissho.extensive.claim;

import org.jspecify.annotations.NullMarked;
