package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.number.Rational;
import java.util.List;
import java.util.Optional;

/**
 * An incumbent that commits to its output before an entrant decides whether to pay the fixed cost F and come in. With d = a-c the
 * entrant earns (d-q)^2/4 - F at best, so from d - 2 sqrt(F) on it stays out.
 *
 * @param given outputs of the incumbent to be answered
 * @param profile outputs of both to be judged in the simultaneous game
 * @param staysOut whether an entrant that would earn nothing stays out
 */
record Entry(
        Rational a,
        Rational c,
        Rational fixed,
        Optional<Rational> given,
        Optional<List<Rational>> profile,
        boolean staysOut)
        implements hissho.kind.Game {

    enum Regime {
        BLOCKADED,
        DETER,
        ACCOMMODATE
    }

    Rational d() {
        return a.minus(c);
    }

    /** The square root of the fixed cost. */
    RealRoot root() {
        return RootValue.squareRoot(fixed);
    }

    /** The output that keeps the entrant out: d - 2 sqrt(F), as a function of the root; none is needed where that is negative. */
    private Polynomial deterring() {
        return Polynomial.of(d(), Rational.of(-2));
    }

    /** Whether some output of the incumbent leaves an entrant with exactly nothing; above d^2/4 the fixed cost alone keeps it out. */
    boolean canBreakEven() {
        return fixed.times(Rational.of(4)).compareTo(d().times(d())) <= 0;
    }

    RealRoot deterringOutput() {
        return canBreakEven() ? RootValue.of(deterring(), root()) : RealRoot.of(Rational.ZERO);
    }

    Rational monopolyOutput() {
        return d().over(2);
    }

    Rational monopolyProfit() {
        return d().times(d()).over(4).minus(fixed);
    }

    Rational accommodationProfit() {
        return d().times(d()).over(8).minus(fixed);
    }

    /** From this fixed cost on the monopoly's output keeps the entrant out by itself. */
    Rational blockadedFrom() {
        return d().times(d()).over(16);
    }

    /** From this fixed cost on it pays to deter: sqrt(F) is d(2-sqrt 2)/8. */
    RealRoot deterFrom() {
        Rational unit = d().times(d()).over(32);
        return RootValue.of(Polynomial.of(unit.times(3), unit.times(-2)), RootValue.squareRoot(Rational.of(2)));
    }

    /** Whether the monopoly's output keeps the entrant out; at the border it does so only if an indifferent entrant stays out. */
    boolean isBlockaded() {
        int over = fixed.compareTo(blockadedFrom());
        return over > 0 || (over == 0 && staysOut);
    }

    /** Whether the best profit is reached: an entrant that comes in for nothing is kept out only by more than the least output. */
    boolean isAttained() {
        return staysOut || regime() != Regime.DETER;
    }

    /** What the incumbent makes to keep the entrant out. */
    RealRoot keepingOut() {
        return isBlockaded() ? RealRoot.of(monopolyOutput()) : deterringOutput();
    }

    RealRoot deterrencePrice() {
        return RootValue.of(Polynomial.of(a, Rational.MINUS_ONE), keepingOut());
    }

    RealRoot deterrenceProfit() {
        Polynomial alone = Polynomial.of(fixed.negated(), d(), Rational.MINUS_ONE);
        return RootValue.of(alone, keepingOut());
    }

    Regime regime() {
        if (isBlockaded()) return Regime.BLOCKADED;
        return deterrenceProfit().compareTo(accommodationProfit()) >= 0 ? Regime.DETER : Regime.ACCOMMODATE;
    }

    /** What the entrant earns at best by coming in beside an output. */
    Rational entering(Rational q) {
        Rational left = d().minus(q).max(Rational.ZERO);
        return left.times(left).over(4).minus(fixed);
    }

    Rational reply(Rational q) {
        int gain = entering(q).signum();
        boolean enters = gain > 0 || (gain == 0 && !staysOut);
        return enters ? d().minus(q).max(Rational.ZERO).over(2) : Rational.ZERO;
    }

    Rational price(Rational q1, Rational q2) {
        return a.minus(q1).minus(q2).max(Rational.ZERO);
    }

    Rational incumbent(Rational q1, Rational q2) {
        return price(q1, q2).minus(c).times(q1).minus(fixed);
    }

    /** The best output beside another's, nothing where that would not cover the fixed cost. */
    Rational best(Rational other) {
        return reply(other);
    }

    /** Whether neither gains in the game where both choose at once; who makes nothing pays no fixed cost. */
    boolean isEquilibrium(List<Rational> both) {
        return isBest(both.get(0), both.get(1)) && isBest(both.get(1), both.get(0));
    }

    private boolean isBest(Rational own, Rational other) {
        Rational now = own.isZero() ? Rational.ZERO : incumbent(own, other);
        return now.compareTo(entering(other).max(Rational.ZERO)) >= 0;
    }
}
