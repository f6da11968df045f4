package hissho.poker.model;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.HandSet;
import hissho.poker.HandStrategy;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Check-or-call poker: after a check player II may check too, and the antes go back, or call, and hands are compared for them. Player I
 * checks between a and b; player II calls a bet above c and a check above d. The bluffs may be any hands of measure a below d.
 */
public record CheckCall(Rational beta) implements Model {

    private static final Polynomial BELOW =
            Polynomial.of(1, 1).times(Polynomial.of(1, 3, 1)).times(Rational.of(2));

    static final RationalFunction A = RationalFunction.of(Polynomial.of(0, 1, 2), BELOW);
    static final RationalFunction B = RationalFunction.of(Polynomial.of(0, 3, 6, 2), BELOW);
    static final RationalFunction C = RationalFunction.of(Polynomial.of(0, 2, 5, 2), BELOW);
    static final RationalFunction D = RationalFunction.of(Polynomial.of(0, 2, 4, 1), BELOW);
    static final RationalFunction VALUE = RationalFunction.of(Polynomial.of(0, 0, 0, -1), BELOW.times(Rational.of(2)));

    private static final int BET = 0;

    Rational a() {
        return at(A);
    }

    Rational b() {
        return at(B);
    }

    Rational c() {
        return at(C);
    }

    Rational d() {
        return at(D);
    }

    @Override
    public Rational value() {
        return at(VALUE);
    }

    @Override
    public Map<String, Rational> letters() {
        return new TreeMap<>(Map.of("a", a(), "b", b(), "c", c(), "d", d()));
    }

    @Override
    public BettingTree tree() {
        Betting check = Model.turn(
                2,
                1,
                "check",
                Model.moves("check", new Betting.Paid(Rational.ZERO), "call", new Betting.Showdown(Rational.ONE)));
        return BettingTree.of(Model.turn(0, 0, "", Model.moves("bet", Model.callOrFold(beta), "check", check)));
    }

    @Override
    public HandStrategy first() {
        return betting(HandSet.of(Rational.ZERO, a(), b(), Rational.ONE));
    }

    @Override
    public HandStrategy second() {
        return calling(c(), d());
    }

    HandStrategy betting(HandSet hands) {
        return Model.betting(tree(), hands, BET);
    }

    /** Calls a bet above the first threshold and a check above the second. */
    HandStrategy calling(Rational bet, Rational check) {
        return Model.above(tree(), bet, check);
    }

    /** The theorem on player I's optimal strategies: all above b, and hands of measure a below d. */
    boolean isOptimal(HandSet bets) {
        return bets.measure().minus(bets.below(b())).equals(Rational.ONE.minus(b()))
                && bets.below(d()).equals(a())
                && bets.below(b()).equals(a());
    }

    static List<String> equations() {
        return List.of("(beta+2)a=beta(1-b)", "d=2c-beta(1-c)", "2(d-a)=b-a", "d+2(b-d)=2c+(beta+2)(b-c)-beta(1-b)");
    }
}
