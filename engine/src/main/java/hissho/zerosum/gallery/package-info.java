/** All games of the theory that have a name, by that name: every family, single, in series and in a table. */
@NullMarked
package hissho.zerosum.gallery;

import org.jspecify.annotations.NullMarked;
