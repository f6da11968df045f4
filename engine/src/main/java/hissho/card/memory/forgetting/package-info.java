/** Memory with a common imperfect memory, exactly for few pairs. */
@NullMarked
package hissho.card.memory.forgetting;

import org.jspecify.annotations.NullMarked;
