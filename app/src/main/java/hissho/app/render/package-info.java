/** Shows reports: one renderer per medium, and none of them knows a game. */
@NullMarked
package hissho.app.render;

import org.jspecify.annotations.NullMarked;
