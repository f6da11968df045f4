package hissho.poker.model;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.HandRule;
import hissho.poker.HandSet;
import hissho.poker.HandStrategy;
import java.util.List;
import java.util.Map;

/**
 * La Relance (Borel 1938): player I folds or bets, player II folds or calls. With b = β/(2+β) player II calls above b; player I bets
 * everything above b and folds hands of measure b² below, of all ways to do so only that with the worst hands being admissible. The value is
 * −b².
 */
public record LaRelance(Rational beta) implements Model {

    static final RationalFunction B = RationalFunction.of(Polynomial.X, Polynomial.of(2, 1));
    static final RationalFunction FOLDS = B.times(B);
    static final RationalFunction VALUE = FOLDS.negated();

    private static final int BET = 1;

    Rational b() {
        return at(B);
    }

    /** The hands that fold where the worst do. */
    Rational fold() {
        return at(FOLDS);
    }

    @Override
    public Rational value() {
        return at(VALUE);
    }

    @Override
    public Map<String, Rational> letters() {
        return Map.of("b", b());
    }

    @Override
    public BettingTree tree() {
        return BettingTree.of(Model.turn(
                0, 0, "", Model.moves("fold", new Betting.Paid(Rational.MINUS_ONE), "bet", Model.callOrFold(beta))));
    }

    @Override
    public HandStrategy first() {
        return foldWorst();
    }

    @Override
    public HandStrategy second() {
        return calling(b());
    }

    HandStrategy betting(HandSet hands) {
        return Model.betting(tree(), hands, BET);
    }

    HandStrategy calling(Rational threshold) {
        return Model.above(tree(), threshold);
    }

    HandStrategy foldWorst() {
        return betting(HandSet.of(fold(), Rational.ONE));
    }

    HandStrategy foldBestBelowB() {
        return betting(HandSet.of(Rational.ZERO, b().minus(fold()), b(), Rational.ONE));
    }

    /** Every hand below b folds with probability b. */
    HandStrategy coin() {
        Rational b = b();
        return new HandStrategy(
                0,
                Map.of(
                        0,
                        new HandRule(
                                List.of(Rational.ZERO, b, Rational.ONE),
                                List.of(List.of(b, Rational.ONE.minus(b)), HandRule.unit(BET, 2)))));
    }

    /** The theorem on all optimal strategies: every hand above b bets, and hands of measure b − b² below. */
    boolean isOptimal(HandSet bets) {
        Rational b = b();
        Rational under = bets.below(b);
        return bets.measure().minus(under).equals(Rational.ONE.minus(b)) && under.equals(b.minus(fold()));
    }
}
