/** The plain game on ranks: the linear-time decision, its reasons, its rule options and the closed forms of the papers. */
@NullMarked
package hissho.card.tanhinmin.plain;

import org.jspecify.annotations.NullMarked;
