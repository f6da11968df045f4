/** Matrix games played round after round against the optimal mixture, with an account of luck and of what the choices cost. */
@NullMarked
package hissho.zerosum.rounds;

import org.jspecify.annotations.NullMarked;
