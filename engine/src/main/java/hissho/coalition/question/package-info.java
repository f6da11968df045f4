/** Questions about coalitions that are no single game: counting them, sweeping parameters, counting simple games. */
@NullMarked
package hissho.coalition.question;

import org.jspecify.annotations.NullMarked;
