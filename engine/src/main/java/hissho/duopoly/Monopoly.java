package hissho.duopoly;

import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.number.Rational;

/** The best a single firm can do alone with the whole demand, at the lowest unit cost. */
record Monopoly(RealRoot quantity, RealRoot price, RealRoot profit) {

    static Monopoly of(Market market, int firm) {
        BestReply best = BestReply.of(market, firm, Rational.ZERO);
        return new Monopoly(best.quantity(), market.demand().price(best.quantity()), best.profit());
    }

    /** The monopoly of the firm with the lowest unit cost, the first of them where there are several. */
    static Monopoly of(Market market) {
        int cheapest = 0;
        for (int i = 1; i < market.size(); i++)
            if (market.firms()
                            .get(i)
                            .unit()
                            .compareTo(market.firms().get(cheapest).unit())
                    < 0) cheapest = i;
        return of(market, cheapest);
    }

    static RealRoot part(RealRoot whole, int parts) {
        return RootValue.of(hissho.algebra.Polynomial.of(Rational.ZERO, Rational.of(1, parts)), whole);
    }
}
