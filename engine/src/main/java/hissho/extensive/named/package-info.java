/** Named game trees with their parameters. */
@NullMarked
package hissho.extensive.named;

import org.jspecify.annotations.NullMarked;
