/** Strategic games of two or more players: dominance, best replies, all equilibria, correlated play, evolution and repetition. */
@NullMarked
package hissho.equilibrium;

import org.jspecify.annotations.NullMarked;
