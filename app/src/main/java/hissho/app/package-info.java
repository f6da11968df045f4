/** What people touch: documents in, reports out, and the command line between them. */
@NullMarked
package hissho.app;

import org.jspecify.annotations.NullMarked;
