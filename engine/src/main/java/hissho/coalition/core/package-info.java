/** Imputations and the core: emptiness with balanced weights, all vertices, minimal inequalities, objections, least core, figures. */
@NullMarked
package hissho.coalition.core;

import org.jspecify.annotations.NullMarked;
