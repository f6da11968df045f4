/** How a betting tree is solved: a scout of regrets, patterns of moves put right by indifference, common pieces, linear programs on a grid. One method a file. */
@NullMarked
package hissho.poker.solve;

import org.jspecify.annotations.NullMarked;
