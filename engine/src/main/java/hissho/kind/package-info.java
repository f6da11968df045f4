/** What a kind of game is: its document, its solver, its play, its tables, its questions and its claims. */
@NullMarked
package hissho.kind;

import org.jspecify.annotations.NullMarked;
