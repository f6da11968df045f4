/** What a person writes down: a tree of values that knows its places, and the shape each kind of game expects. */
@NullMarked
package hissho.document;

import org.jspecify.annotations.NullMarked;
