/** Games of two and of several players, played round after round against an equilibrium, a player of best replies or a learner, with a running account. */
@NullMarked
package hissho.equilibrium.rounds;

import org.jspecify.annotations.NullMarked;
