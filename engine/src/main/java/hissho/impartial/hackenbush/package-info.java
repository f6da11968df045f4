/** Hackenbush: green pictures by the colon and fusion principles, coloured pictures by exact search. */
@NullMarked
package hissho.impartial.hackenbush;

import org.jspecify.annotations.NullMarked;
