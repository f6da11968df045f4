/** Gambit's text formats for strategic games (.nfg) and trees (.efg), read and written without loss. */
@NullMarked
package hissho.form.format;

import org.jspecify.annotations.NullMarked;
