/** The commands of the command line, one class each. */
@NullMarked
package hissho.app.command;

import org.jspecify.annotations.NullMarked;
