/** Matrix games as people ask about them: the document, what it asks beyond the solution, and the report. */
@NullMarked
package hissho.zerosum.question;

import org.jspecify.annotations.NullMarked;
