/** Games in extensive form: trees with chance and information sets, what their players know, their strategies and strategic forms. */
@NullMarked
package hissho.extensive;

import org.jspecify.annotations.NullMarked;
