/** Search games: a hider against a searcher whose plans are too many to list, solved by column generation. */
@NullMarked
package hissho.zerosum.search;

import org.jspecify.annotations.NullMarked;
