/** The field of nimbers: sums, products, quotients, roots and quadratics of whole numbers of any size. */
@NullMarked
package hissho.impartial.nimber;

import org.jspecify.annotations.NullMarked;
