/** What there is to say about a game, in one neutral form that knows no screen. */
@NullMarked
package hissho.report;

import org.jspecify.annotations.NullMarked;
