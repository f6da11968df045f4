package hissho.duopoly;

import hissho.algebra.RealRoot;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Total outputs at which two pieces of the demand meet in a downward kink: there a whole range of outputs may be best for each
 * firm, and the candidate taken stands in the same place of every firm's range.
 */
final class Kinks {

    private Kinks() {}

    static List<List<RealRoot>> candidates(Market market) {
        return all(market, /* shared= */ false);
    }

    /** Only those whose total the firms can share in other ways too. */
    static List<List<RealRoot>> shared(Market market) {
        return all(market, /* shared= */ true);
    }

    private static List<List<RealRoot>> all(Market market, boolean shared) {
        List<List<RealRoot>> found = new ArrayList<>();
        List<Demand.Piece> pieces = market.demand().pieces();
        for (int k = 0; k + 1 < pieces.size(); k++) {
            Rational at = pieces.get(k + 1).from();
            Rational before = pieces.get(k).price().derivative().at(at);
            Rational after = pieces.get(k + 1).price().derivative().at(at);
            if (after.isNegative() && after.compareTo(before) < 0)
                between(market, at, before, after, shared).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<List<RealRoot>> between(
            Market market, Rational at, Rational before, Rational after, boolean shared) {
        List<Rational> least = new ArrayList<>();
        List<Rational> most = new ArrayList<>();
        for (Firm firm : market.firms()) {
            Rational margin = market.demand().price(at).minus(firm.unit());
            boolean sells = margin.isPositive();
            least.add(sells ? margin.over(after.negated()) : Rational.ZERO);
            most.add(
                    !sells
                            ? Rational.ZERO
                            : !before.isNegative()
                                    ? at
                                    : margin.over(before.negated()).min(at));
        }
        Rational low = Market.total(least);
        Rational high = Market.total(most);
        if (low.compareTo(at) > 0 || high.compareTo(at) < 0) return Optional.empty();
        long free = IntStream.range(0, least.size())
                .filter(i -> least.get(i).compareTo(most.get(i)) < 0)
                .count();
        if (shared && (low.equals(at) || high.equals(at) || free < 2)) return Optional.empty();
        Rational part = high.equals(low) ? Rational.ZERO : at.minus(low).over(high.minus(low));
        List<RealRoot> outputs = new ArrayList<>();
        for (int i = 0; i < least.size(); i++)
            outputs.add(RealRoot.of(
                    least.get(i).plus(most.get(i).minus(least.get(i)).times(part))));
        return Optional.of(outputs);
    }
}
