package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.zerosum.matrix.MatrixGame;
import java.util.Optional;

/**
 * The closed formulas for the 2 x 2 game with rows (a, b) and (d, c): they hold exactly when the game has no saddle point, and
 * it has none exactly when the entries rise and fall in turn on the way round the matrix.
 */
public record TwoByTwoFormula(Rational a, Rational b, Rational c, Rational d) {

    public static TwoByTwoFormula of(MatrixGame game) {
        if (game.height() != 2 || game.width() != 2) throw new IllegalArgumentException("not a 2 x 2 game");
        return new TwoByTwoFormula(game.payoff(0, 0), game.payoff(0, 1), game.payoff(1, 1), game.payoff(1, 0));
    }

    /** a - b + c - d, under which all three formulas stand. */
    public Rational denominator() {
        return a.minus(b).plus(c).minus(d);
    }

    /** The probability of row 1, right or not; nothing where the denominator is zero. */
    public Optional<Rational> p() {
        return over(c.minus(d));
    }

    /** The probability of column 1, right or not. */
    public Optional<Rational> q() {
        return over(c.minus(b));
    }

    public Optional<Rational> value() {
        return over(a.times(c).minus(b.times(d)));
    }

    private Optional<Rational> over(Rational numerator) {
        return denominator().isZero() ? Optional.empty() : Optional.of(numerator.over(denominator()));
    }

    /** Whether the formulas give probabilities. */
    public boolean valid() {
        return p().filter(TwoByTwoFormula::probability).isPresent()
                && q().filter(TwoByTwoFormula::probability).isPresent();
    }

    private static boolean probability(Rational x) {
        return !x.isNegative() && x.compareTo(Rational.ONE) <= 0;
    }

    /** How the entries alternate, where they do. */
    public Optional<String> pattern() {
        if (a.compareTo(b) > 0 && b.compareTo(c) < 0 && c.compareTo(d) > 0 && d.compareTo(a) < 0)
            return Optional.of("a>b<c>d<a");
        if (a.compareTo(b) < 0 && b.compareTo(c) > 0 && c.compareTo(d) < 0 && d.compareTo(a) > 0)
            return Optional.of("a<b>c<d>a");
        return Optional.empty();
    }
}
