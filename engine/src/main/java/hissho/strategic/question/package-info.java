/** Matrix games as people ask about them: the document, what it asks beyond the solution, and the report. */
@NullMarked
package hissho.strategic.question;

import org.jspecify.annotations.NullMarked;
