/** The textbook's methods for matrix games, one file each: the mathematics, when it applies, and the argument it gives. */
@NullMarked
package hissho.zerosum.method;

import org.jspecify.annotations.NullMarked;
