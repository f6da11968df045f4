package hissho.stochastic.system;

import hissho.algebra.Algebraic;
import java.util.List;

/**
 * A player's stationary strategies, one mixture for each state.
 *
 * @param optimal whether they guarantee the value in the whole infinite game; where not, no stationary strategy does, and these are only
 *     optimal in the matrices at the value
 */
record Side(List<List<Algebraic>> strategy, boolean optimal) {}
