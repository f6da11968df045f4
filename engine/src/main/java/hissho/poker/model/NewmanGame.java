package hissho.poker.model;

import hissho.algebra.Algebraic;
import hissho.kind.Game;
import hissho.number.Rational;
import java.util.List;
import java.util.Optional;

/**
 * What is asked about Newman's model.
 *
 * @param beta a bet; nothing for general formulas
 * @param surd a bet with square roots
 * @param hand a hand of player I
 * @param betas bets at which bluffs and value bets are compared
 */
public record NewmanGame(
        Optional<Rational> beta, Optional<Algebraic> surd, Optional<Rational> hand, List<Rational> betas)
        implements Game {}
