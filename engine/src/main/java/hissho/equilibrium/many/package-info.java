/** Equilibria of games of three and more players: supports one by one, each with an exact or a certified step, and one equilibrium by a path. */
@NullMarked
package hissho.equilibrium.many;

import org.jspecify.annotations.NullMarked;
