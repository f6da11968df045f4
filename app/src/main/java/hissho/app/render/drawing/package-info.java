/** Figures laid out as lines, boxes, discs and labels: once, for every medium that can draw. */
@NullMarked
package hissho.app.render.drawing;

import org.jspecify.annotations.NullMarked;
