/** Two players who can make binding agreements: feasible sets, threats, Nash bargaining, lambda transfer. */
@NullMarked
package hissho.bargaining;

import org.jspecify.annotations.NullMarked;
