/** Two-person zero-sum games in strategic form: the value, all optimal strategies, and every textbook method that finds them. */
@NullMarked
package hissho.zerosum.matrix;

import org.jspecify.annotations.NullMarked;
