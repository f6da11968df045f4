package hissho.poker;

import hissho.kind.Game;
import java.util.Optional;

/**
 * Check-or-call poker with a bet, and what a learner asks about it.
 *
 * @param model nothing where general formulas are asked for
 * @param first a strategy of player I
 * @param second a strategy of player II
 */
record CheckCallGame(Optional<CheckCall> model, Optional<HandStrategy> first, Optional<HandStrategy> second)
        implements Game {}
