/** Matrix games with a name: their rules, their matrices, and their closed-form solutions where the literature has one. */
@NullMarked
package hissho.zerosum.named;

import org.jspecify.annotations.NullMarked;
