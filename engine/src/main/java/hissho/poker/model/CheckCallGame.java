package hissho.poker.model;

import hissho.algebra.Algebraic;
import hissho.kind.Game;
import hissho.poker.HandStrategy;
import java.util.Optional;

/**
 * Check-or-call poker with a bet, and what a learner asks about it.
 *
 * @param model nothing where general formulas are asked for
 * @param first a strategy of player I
 * @param second a strategy of player II
 * @param surd a bet that is not a fraction
 */
record CheckCallGame(
        Optional<CheckCall> model,
        Optional<HandStrategy> first,
        Optional<HandStrategy> second,
        Optional<Algebraic> surd)
        implements Game {}
