package hissho.poker.model;

import hissho.algebra.Algebraic;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.poker.HandSet;
import hissho.poker.HandStrategy;
import java.util.List;
import java.util.Optional;

/**
 * La Relance with a bet, and what a learner asks about it.
 *
 * @param model nothing where general formulas are asked for
 * @param asked a strategy of player I
 * @param betSet the hands it bets, where it is given so
 * @param threshold where player II calls
 * @param thresholds several of those
 * @param surd a bet that is not a fraction
 */
record LaRelanceGame(
        Optional<LaRelance> model,
        Optional<HandStrategy> asked,
        Optional<HandSet> betSet,
        Optional<Rational> threshold,
        List<Rational> thresholds,
        Optional<Algebraic> surd)
        implements Game {}
