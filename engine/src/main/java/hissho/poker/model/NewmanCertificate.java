package hissho.poker.model;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.poker.Bounds;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Proves Newman's solution in exact identities. Against player II's rule every bluff earns 2/7; a strong hand's best bet is where its payoff,
 * which is concave in the bet, has slope zero, and that is the hand's own bet; what each hand earns at best adds up to 8/7 in the gambler's
 * account. Against player I's rule bluffs and value bets of each size stand as β to β + 2, so that a hand between the two gains nothing by
 * calling or folding and others lose by leaving the rule. So both guarantee 1/7.
 */
public final class NewmanCertificate {

    private NewmanCertificate() {}

    static Certificate of(NewmanGame game, Progress progress) {
        progress.check();
        boolean holds = bluffsEarnTheSame()
                && strongHandsBetBest()
                && ends()
                && ratio()
                && earned().equals(Newman.VALUE.plus(1));
        Map<String, Object> data = InOrder.of(
                "value",
                Newman.VALUE,
                "bluffPayoff",
                Newman.bluffPayoff().at(Rational.ZERO).orElseThrow(),
                "earned",
                earned(),
                "strong",
                Newman.STRONG.write("beta"),
                "weak",
                Newman.WEAK.write("beta"),
                "call",
                Newman.CALL.write("beta"),
                "checkZone",
                List.of(
                        Newman.WEAK.at(Rational.ZERO).orElseThrow(),
                        Newman.STRONG.at(Rational.ZERO).orElseThrow()));
        game.hand().ifPresent(hand -> data.put("action", movesBySides(hand)));
        Optional<RealRoot> bet = game.hand().flatMap(Newman::bet);
        if (bet.isPresent()) {
            bet.get().doubleValue();
            holds &= solves(game.hand().orElseThrow(), bet.get());
            data.put("betBetween", List.of(bet.get().low(), bet.get().high()));
            data.put(
                    "betSize",
                    bet.get().isRational() ? bet.get().rational() : bet.get().write("beta"));
        }
        return new Certificate.ClosedForm(
                        NewmanKind.NAME, holds, Extent.everything(), Message.of("poker.certificate.newman"), data)
                .calling(Map.of("valueBetHand", "strong", "bluffHand", "weak", "callIfAbove", "call"))
                .covering(Map.of("favors", Bounds.favors(Newman.VALUE)));
    }

    private static boolean bluffsEarnTheSame() {
        return Newman.bluffPayoff().equals(RationalFunction.constant(Rational.of(2, 7)));
    }

    /** The slope of the payoff of hand x in β is the derivative of its constant part plus 2x; it falls, and is zero at the hand's bet. */
    private static boolean strongHandsBetBest() {
        RationalFunction slope = Newman.strongPayoff().derivative();
        RationalFunction zero = slope.over(RationalFunction.constant(Rational.of(-2)));
        RationalFunction bend = slope.derivative();
        boolean concave = bend.numerator().degree() == 0
                && bend.numerator().leading().isNegative()
                && bend.denominator().realRoots().stream().allMatch(root -> root.compareTo(Rational.ZERO) < 0);
        return zero.equals(Newman.STRONG) && concave;
    }

    /** Without a bet the rules end where checking begins, and there a bet of nothing earns what a check does. */
    private static boolean ends() {
        return Newman.STRONG.at(Rational.ZERO).orElseThrow().equals(Newman.HIGH)
                && Newman.WEAK.at(Rational.ZERO).orElseThrow().equals(Newman.LOW)
                && Newman.CALL.at(Rational.ZERO).orElseThrow().equals(Newman.LOW)
                && Newman.strongPayoff().at(Rational.ZERO).orElseThrow().isZero();
    }

    private static boolean ratio() {
        return Newman.densityRatio().equals(RationalFunction.of(Polynomial.X, Polynomial.of(2, 1)));
    }

    /** What the hands earn at best in the gambler's account: bluffs 2/7, checks 2x, strong hands along their curve. */
    private static Rational earned() {
        Rational bluffs = Newman.LOW.times(Rational.of(2, 7));
        Rational checks = Newman.HIGH.times(Newman.HIGH).minus(Newman.LOW.times(Newman.LOW));
        return bluffs.plus(checks).plus(strong());
    }

    /**
     * The integral of the strong hands' payoff over the hand, with the bet as variable; with s = β + 2 it is a sum of powers of 1/s, whose
     * integral from 2 on is a fraction.
     */
    private static Rational strong() {
        RationalFunction x = RationalFunction.of(Polynomial.X);
        RationalFunction two = RationalFunction.constant(Rational.of(2));
        RationalFunction payoff =
                Newman.strongPayoff().plus(x.times(two).plus(two).times(Newman.STRONG));
        RationalFunction integrand = payoff.times(Newman.STRONG.derivative());
        // the denominator is a multiple of (β+2)^n; the numerator in powers of s, with β = s − 2
        Polynomial above = integrand.numerator().at(Polynomial.of(-2, 1));
        Polynomial below = integrand.denominator().at(Polynomial.of(-2, 1));
        Rational sum = Rational.ZERO;
        for (int k = 0; k <= above.degree(); k++) {
            int power = k - below.degree() + 1;
            if (above.coefficient(k).isZero()) continue;
            if (power >= 0) throw new IllegalStateException("the integral diverges");
            // ∫ s^(power-1) from 2 to infinity = -2^power / power
            sum = sum.plus(
                    above.coefficient(k).times(Rational.of(2).power(power)).over(-power));
        }
        return sum.over(below.leading());
    }

    /** Rules for bets end on both sides of the hands that check: the weak ones fall with the bet, the strong ones rise. */
    private static String movesBySides(Rational hand) {
        boolean weak = hand.compareTo(Newman.WEAK.at(Rational.ZERO).orElseThrow()) < 0;
        boolean strong = hand.compareTo(Newman.STRONG.at(Rational.ZERO).orElseThrow()) > 0;
        return weak ? "bluff" : strong ? "value" : "check";
    }

    private static boolean solves(Rational hand, RealRoot bet) {
        if (Newman.action(hand) == Newman.Action.CHECK) return bet.compareTo(Rational.ZERO) == 0;
        RationalFunction rule = Newman.action(hand) == Newman.Action.VALUE ? Newman.STRONG : Newman.WEAK;
        RationalFunction difference = rule.minus(RationalFunction.constant(hand));
        return bet.compareTo(Rational.ZERO) > 0 && bet.signOf(difference.numerator()) == 0;
    }
}
