/** Where census results are kept: a ledger in a database, and the fingerprint of a claim's code. */
@NullMarked
package hissho.app.census;

import org.jspecify.annotations.NullMarked;
