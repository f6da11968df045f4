/** Between strategic and coalitional form: von Neumann and Morgenstern's construction, and the way back. */
@NullMarked
package hissho.coalition.strategic;

import org.jspecify.annotations.NullMarked;
