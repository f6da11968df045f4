/** Take-and-break games by their codes: tables with sparse spaces, counting of moves, misère quotients, and the code of a rule. */
@NullMarked
package hissho.impartial.octal;

import org.jspecify.annotations.NullMarked;
