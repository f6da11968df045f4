/** How a tree is played best: backward induction, sequences, regrets, behaviour alone, subgame perfection, beliefs. One method a file. */
@NullMarked
package hissho.extensive.solve;

import org.jspecify.annotations.NullMarked;
