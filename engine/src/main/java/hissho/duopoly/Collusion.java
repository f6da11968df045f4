package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.words.Message;
import java.util.List;

/**
 * Firms that earn as much together as they can. A unit costs least where it is made at the lowest unit cost, so only the cheapest firms produce: together a monopoly's output, which
 * they share equally here, though the total is the same however they share it. Fixed costs are borne whatever is made.
 */
record Collusion(Market market, Monopoly monopoly, Rational lowest) {

    static Collusion of(Market market) {
        return new Collusion(
                market,
                Monopoly.of(market),
                market.firms().stream().map(Firm::unit).reduce(Rational::min).orElseThrow());
    }

    private List<Firm> producing() {
        return market.firms().stream()
                .filter(firm -> firm.unit().equals(lowest))
                .toList();
    }

    /** What each firm makes. */
    List<RealRoot> quantities() {
        RealRoot each = Monopoly.part(monopoly.quantity(), producing().size());
        return market.firms().stream()
                .map(firm -> firm.unit().equals(lowest) ? each : RealRoot.of(Rational.ZERO))
                .toList();
    }

    /** The greatest total profit. */
    RealRoot totalProfit() {
        Rational fixed = market.firms().stream().map(Firm::fixed).reduce(Rational.ZERO, Rational::plus);
        Rational counted = producing().getFirst().fixed();
        return RootValue.of(Polynomial.of(counted.minus(fixed), Rational.ONE), monopoly.profit());
    }

    /** What each makes, where all have the same unit cost. */
    RealRoot quantityEach() {
        if (!market.hasEqualUnits()) throw new NotAnswered(Message.of("duopoly.collusion.unequal"));
        return quantities().getFirst();
    }

    /** What each earns, where all have the same costs. */
    RealRoot profitEach() {
        if (!market.isSymmetric()) throw new NotAnswered(Message.of("duopoly.collusion.unequal"));
        return Monopoly.part(totalProfit(), market.size());
    }
}
