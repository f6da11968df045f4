/** The answer-key checker: it asks the engine the questions of a key and only then looks at what the key expects. */
@NullMarked
package hissho.app.verify;

import org.jspecify.annotations.NullMarked;
