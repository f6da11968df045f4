package hissho.poker.model;

import hissho.algebra.Algebraic;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.poker.HandSet;
import hissho.poker.Steps;
import java.util.Optional;

/**
 * Von Neumann's model with a bet, and what a learner asks about it.
 *
 * @param model nothing where general formulas are asked for
 * @param betSet hands player I bets
 * @param calls how often player II calls, by hand
 * @param threshold where player II calls
 * @param surd a bet that is not a fraction
 */
record VonNeumannGame(
        Optional<VonNeumann> model,
        Optional<HandSet> betSet,
        Optional<Steps> calls,
        Optional<Rational> threshold,
        Optional<Algebraic> surd)
        implements Game {}
