/** Many players with transferable utility: characteristic functions, core, values, nucleolus, power, and the families of games they come from. */
@NullMarked
package hissho.coalition;

import org.jspecify.annotations.NullMarked;
