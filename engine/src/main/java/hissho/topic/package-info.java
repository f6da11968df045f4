/** The topics of answer keys: which kind answers a question, and how its words are renamed. Data only; no kind knows of it. */
@NullMarked
package hissho.topic;

import org.jspecify.annotations.NullMarked;
