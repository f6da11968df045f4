/** The kinds of named matrix games, of search games, of games with a parameter and of games with infinitely many strategies. */
@NullMarked
package hissho.zerosum.gallery;

import org.jspecify.annotations.NullMarked;
