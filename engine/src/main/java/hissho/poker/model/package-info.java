/** The classical models with their theorems for every bet: La Relance, von Neumann's, Newman's and check-or-call poker. */
@NullMarked
package hissho.poker.model;

import org.jspecify.annotations.NullMarked;
