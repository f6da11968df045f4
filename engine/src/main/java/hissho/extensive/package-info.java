/** Games in extensive form: trees with chance and information sets, read, checked, converted and solved exactly. */
@NullMarked
package hissho.extensive;

import org.jspecify.annotations.NullMarked;
