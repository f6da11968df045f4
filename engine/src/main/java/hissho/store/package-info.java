/** Where large tables live: in memory here, in mapped files where the application provides them. */
@NullMarked
package hissho.store;

import org.jspecify.annotations.NullMarked;
