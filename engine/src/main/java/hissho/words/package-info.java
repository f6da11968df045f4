/** What the product says, in English and Japanese: keys, the bundles behind them, and how numbers are written. */
@NullMarked
package hissho.words;

import org.jspecify.annotations.NullMarked;
