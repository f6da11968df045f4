/** Why an answer can be believed: what was checked without the solver, how much of it, and the data a stranger needs to check it again. */
@NullMarked
package hissho.certificate;

import org.jspecify.annotations.NullMarked;
