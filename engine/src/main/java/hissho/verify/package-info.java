/** The answer-key checker: topics of questions, the engine's answers to them, and how answers are compared. */
@NullMarked
package hissho.verify;

import org.jspecify.annotations.NullMarked;
