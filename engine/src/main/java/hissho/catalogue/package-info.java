/** The catalogue: one entry per kind of game, from which help, forms, schemas and examples are made. */
@NullMarked
package hissho.catalogue;

import org.jspecify.annotations.NullMarked;
