/** The Shapley value by arrival orders, by its formula and by dividends; its axioms; the tau-value. */
@NullMarked
package hissho.coalition.value;

import org.jspecify.annotations.NullMarked;
