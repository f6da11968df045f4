package hissho.poker.model;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import java.util.Optional;

/**
 * Newman's model (1959): player I may bet any amount. Hands from 1/7 to 4/7 check; every bet is made with one strong hand and one weak hand,
 * player II calls it above one threshold, and the value is 1/7.
 */
public final class Newman {

    static final Rational VALUE = Rational.of(1, 7);
    static final Rational LOW = Rational.of(1, 7);
    static final Rational HIGH = Rational.of(4, 7);

    private static final Polynomial TWO_MORE = Polynomial.of(2, 1);

    /** The strong hand that bets β: 1 − (12/7)(β+2)⁻². */
    static final RationalFunction STRONG =
            RationalFunction.ONE.minus(RationalFunction.of(Polynomial.of(Rational.of(12, 7)), TWO_MORE.power(2)));

    /** The weak hand that bets β: (4/7)(2+3β)(β+2)⁻³. */
    static final RationalFunction WEAK =
            RationalFunction.of(Polynomial.of(2, 3).times(Rational.of(4, 7)), TWO_MORE.power(3));

    /** The hand above which player II calls β: 1 − (12/7)(β+2)⁻¹. */
    static final RationalFunction CALL =
            RationalFunction.ONE.minus(RationalFunction.of(Polynomial.of(Rational.of(12, 7)), TWO_MORE));

    /** What a hand does. */
    enum Action {
        BLUFF,
        CHECK,
        VALUE
    }

    private Newman() {}

    static Action action(Rational hand) {
        if (hand.compareTo(LOW) < 0) return Action.BLUFF;
        return hand.compareTo(HIGH) <= 0 ? Action.CHECK : Action.VALUE;
    }

    /** The bet of a hand, 0 where it checks; nothing for the hands 0 and 1, whose bet would be infinite. */
    static Optional<RealRoot> bet(Rational hand) {
        return switch (action(hand)) {
            case CHECK -> Optional.of(RealRoot.of(Rational.ZERO));
            case VALUE ->
                positive(TWO_MORE.power(2)
                        .times(Rational.ONE.minus(hand).times(7))
                        .minus(Polynomial.of(12)));
            case BLUFF -> positive(TWO_MORE.power(3).times(hand.times(7)).minus(Polynomial.of(8, 12)));
        };
    }

    /** The equation of a hand has exactly one positive root, by Descartes' rule of signs. */
    private static Optional<RealRoot> positive(Polynomial equation) {
        return equation.realRoots().stream()
                .filter(root -> root.compareTo(Rational.ZERO) > 0)
                .findFirst();
    }

    /** What a bluff of β earns in the gambler's account: 2 from those who fold, −β from those who call. */
    static RationalFunction bluffPayoff() {
        return CALL.times(number(2)).minus(bet().times(RationalFunction.ONE.minus(CALL)));
    }

    /** Bluffs per value bet at each size, from how fast the two hands move with the bet. */
    static RationalFunction densityRatio() {
        return WEAK.derivative().negated().over(STRONG.derivative());
    }

    /**
     * What a hand x not below the calling threshold earns with a bet β in the gambler's account is this plus (2β + 2)x: 2 from those who
     * fold, β + 2 from those who call and lose, −β from those who win.
     */
    static RationalFunction strongPayoff() {
        RationalFunction folds = CALL.times(number(2));
        RationalFunction beaten = bet().plus(number(2)).times(CALL);
        return folds.minus(beaten).minus(bet());
    }

    private static RationalFunction bet() {
        return RationalFunction.of(Polynomial.X);
    }

    private static RationalFunction number(long number) {
        return RationalFunction.constant(Rational.of(number));
    }
}
