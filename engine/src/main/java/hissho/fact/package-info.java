/** What a solution says: facts with a key, a value on demand, and how somebody else's value is compared with it. */
@NullMarked
package hissho.fact;

import org.jspecify.annotations.NullMarked;
