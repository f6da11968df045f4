package hissho.zerosum.countable;

import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * What player I secures, or comes arbitrarily close to, by naming one number, where the payoff provably only grows or only falls as
 * the number of player II grows: the worst answer to every number is then the first one, or lies in the limit.
 *
 * @param grows whether the payoff never falls as the number of player II grows, so that the first number is the worst answer
 * @param secured the best of it over all numbers of player I; nothing where that grows beyond any bound
 */
record OneNumber(boolean grows, Optional<Rational> secured) {

    /** How many of the first numbers of the player who names one are left out, if need be: small numbers are often exceptions. */
    private static final List<Integer> LEFT_OUT = List.of(0, 1, 5);

    static Optional<OneNumber> ofFirst(CountableGame game) {
        return LEFT_OUT.stream()
                .flatMap(k ->
                        plane(game, k, 0).flatMap(here -> plane(game, k, 1).flatMap(next -> of(here, next))).stream())
                .findFirst();
    }

    /** The same for player II, who wants little: amounts have the other sign. */
    static Optional<OneNumber> ofSecond(CountableGame game) {
        return LEFT_OUT.stream()
                .flatMap(k -> plane(game, 0, k)
                        .flatMap(here -> plane(game, 1, k).flatMap(next -> of(here.reversed(), next.reversed())))
                        .stream())
                .findFirst();
    }

    private static Optional<Plane> plane(CountableGame game, int stepI, int stepJ) {
        return Plane.of(game.rule(), game.first() + stepI, game.first() + stepJ);
    }

    private static Optional<OneNumber> of(Plane here, Plane next) {
        if (next.minus(here).neverNegative()) return Optional.of(new OneNumber(true, best(here.atFirst())));
        if (!here.minus(next).neverNegative()) return Optional.empty();
        return here.far().map(limit -> new OneNumber(false, best(limit)));
    }

    /** The supremum over all numbers of player I. */
    private static Optional<Rational> best(RationalFunction worst) {
        return Infimum.of(worst.negated(), BigInteger.ZERO).value().map(Rational::negated);
    }
}
