/** What the theory rests on: utility and its axioms, contraction maps and metrics. */
@NullMarked
package hissho.appendix;

import org.jspecify.annotations.NullMarked;
