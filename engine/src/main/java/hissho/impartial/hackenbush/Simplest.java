package hissho.impartial.hackenbush;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Conway's numbers: the value of a position in which each player's moves only hurt is the simplest number between the best option of
 * player I and the best option of player II: the whole number nearest 0, or else the fraction with the smallest power of 2 below.
 */
final class Simplest {

    private Simplest() {}

    /** The simplest number above one bound and below the other, where they are there. */
    static Rational between(Optional<Rational> above, Optional<Rational> below) {
        if (above.map(Rational::isNegative).orElse(true)
                && below.map(Rational::isPositive).orElse(true)) return Rational.ZERO;
        if (above.isPresent() && !above.get().isNegative()) return positive(above.get(), below);
        return positive(below.orElseThrow().negated(), above.map(Rational::negated))
                .negated();
    }

    private static Rational positive(Rational above, Optional<Rational> below) {
        Rational whole = Rational.of(above.floor().add(BigInteger.ONE));
        if (below.isEmpty() || whole.compareTo(below.get()) < 0) return whole;
        for (Rational unit = Rational.HALF; ; unit = unit.times(Rational.HALF)) {
            Rational candidate =
                    Rational.of(above.over(unit).floor().add(BigInteger.ONE)).times(unit);
            if (candidate.compareTo(below.get()) < 0) return candidate;
        }
    }

    /** The best option of player I in a number: one less over the same denominator. */
    static Optional<Rational> lower(Rational number) {
        return number.isWhole() && !number.isPositive()
                ? Optional.empty()
                : Optional.of(number.minus(Rational.of(BigInteger.ONE, number.denominator())));
    }

    /** The best option of player II in a number. */
    static Optional<Rational> higher(Rational number) {
        return lower(number.negated()).map(Rational::negated);
    }

    /**
     * A blue edge that carries a number x: with the least n for which x + n is above 1, (x + n) / 2^(n-1); the sign expansion of x with
     * one sign before it.
     */
    static Rational onBlue(Rational carried) {
        int n = 1;
        while (carried.plus(n).compareTo(Rational.ONE) <= 0) n++;
        return carried.plus(n).times(Rational.HALF.power(n - 1));
    }
}
