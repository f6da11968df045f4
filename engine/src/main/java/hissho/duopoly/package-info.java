/** Firms that choose quantities or prices: monopoly, Cournot, Bertrand, Stackelberg, entry, contests. */
@NullMarked
package hissho.duopoly;

import org.jspecify.annotations.NullMarked;
