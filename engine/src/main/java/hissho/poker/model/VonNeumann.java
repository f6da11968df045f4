package hissho.poker.model;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.HandRule;
import hissho.poker.HandSet;
import hissho.poker.HandStrategy;
import hissho.poker.Steps;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Von Neumann's model (1944): player I checks, and hands are compared for the antes, or bets; player II folds or calls. Player I bets below
 * a and above b and only so; player II calls above c, and has many other optimal strategies. The value is a.
 */
public record VonNeumann(Rational beta) implements Model {

    private static final Polynomial BELOW = Polynomial.of(1, 1).times(Polynomial.of(4, 1));

    static final RationalFunction A = RationalFunction.of(Polynomial.X, BELOW);
    static final RationalFunction B = RationalFunction.of(Polynomial.of(2, 4, 1), BELOW);
    static final RationalFunction C = RationalFunction.of(Polynomial.of(0, 3, 1), BELOW);

    private static final int BET = 1;

    /** The bet that is worth most to player I: the positive root of the value's derivative. */
    static Rational bestBet() {
        return A.derivative().numerator().realRoots().stream()
                .filter(root -> root.compareTo(Rational.ZERO) > 0)
                .findFirst()
                .orElseThrow()
                .rational();
    }

    Rational a() {
        return at(A);
    }

    Rational b() {
        return at(B);
    }

    Rational c() {
        return at(C);
    }

    @Override
    public Rational value() {
        return a();
    }

    @Override
    public Map<String, Rational> letters() {
        return new TreeMap<>(Map.of("a", a(), "b", b(), "c", c()));
    }

    @Override
    public BettingTree tree() {
        return BettingTree.of(Model.turn(
                0, 0, "", Model.moves("check", new Betting.Showdown(Rational.ONE), "bet", Model.callOrFold(beta))));
    }

    @Override
    public HandStrategy first() {
        return betting(HandSet.of(Rational.ZERO, a(), b(), Rational.ONE));
    }

    @Override
    public HandStrategy second() {
        return calling(c());
    }

    HandStrategy betting(HandSet hands) {
        return Model.betting(tree(), hands, BET);
    }

    HandStrategy calling(Rational threshold) {
        return Model.above(tree(), threshold);
    }

    /** Calls with these probabilities. */
    HandStrategy calling(Steps chance) {
        return new HandStrategy(
                1,
                Map.of(
                        1,
                        new HandRule(
                                chance.cuts(),
                                chance.values().stream()
                                        .map(call -> List.of(Rational.ONE.minus(call), call))
                                        .toList())));
    }

    /** The optimal strategy that calls with the same probability 1/(β+1) between a and b. */
    Steps evenly() {
        return new Steps(
                List.of(Rational.ZERO, a(), b(), Rational.ONE),
                List.of(Rational.ZERO, beta.plus(1).inverse(), Rational.ONE));
    }

    /**
     * The theorem on all optimal strategies of player II: never call below a, always above b, and between, up to every x, call on hands of
     * measure at most (x − a)/(β+1), with equality at b.
     */
    boolean isOptimal(Steps chance) {
        Rational a = a();
        Rational b = b();
        List<Rational> cuts = Steps.merged(chance.cuts(), List.of(a, b));
        Rational called = Rational.ZERO;
        for (int k = 0; k + 1 < cuts.size(); k++) {
            Rational from = cuts.get(k);
            Rational to = cuts.get(k + 1);
            Rational call = chance.at(from);
            if (to.compareTo(a) <= 0 && !call.isZero()) return false;
            if (from.compareTo(b) >= 0 && !call.equals(Rational.ONE)) return false;
            if (from.compareTo(a) < 0 || to.compareTo(b) > 0) continue;
            called = called.plus(call.times(to.minus(from)));
            int order = called.compareTo(to.minus(a).over(beta.plus(1)));
            if (order > 0 || (to.equals(b) && order < 0)) return false;
        }
        return true;
    }
}
