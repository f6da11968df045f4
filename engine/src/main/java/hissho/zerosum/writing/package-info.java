/** How games, strategies and payoffs are shown in the reports of zero-sum games. */
@NullMarked
package hissho.zerosum.writing;

import org.jspecify.annotations.NullMarked;
