/** Colonel Blotto: allocations, classes under the permutations of the posts, and games too large to write down. */
@NullMarked
package hissho.zerosum.blotto;

import org.jspecify.annotations.NullMarked;
