/** What is a game, and of which kind: the theory finder, and checks of the definitions. */
@NullMarked
package hissho.impartial.definition;

import org.jspecify.annotations.NullMarked;
