/** Power in voting: Shapley and Shubik, Banzhaf, Deegan and Packel, Holler. */
@NullMarked
package hissho.coalition.power;

import org.jspecify.annotations.NullMarked;
