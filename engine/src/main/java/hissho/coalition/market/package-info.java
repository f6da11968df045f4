/** What markets and shared costs add to a coalitional game: matchings, prices, tours, roads, and what each player pays. */
@NullMarked
package hissho.coalition.market;

import org.jspecify.annotations.NullMarked;
