/** Excesses, the nucleolus and its proof by Kohlberg, the kernel, the bargaining set and stable sets. */
@NullMarked
package hissho.coalition.nucleolus;

import org.jspecify.annotations.NullMarked;
