/** What may be asked of a strategic game, and how it is answered, certified and told. */
@NullMarked
package hissho.equilibrium.question;

import org.jspecify.annotations.NullMarked;
