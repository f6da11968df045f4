/** Exact linear programs with certificates and pivot traces, exact linear algebra, and polytopes with all their vertices. */
@NullMarked
package hissho.linear;

import org.jspecify.annotations.NullMarked;
