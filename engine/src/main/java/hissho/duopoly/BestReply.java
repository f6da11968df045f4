package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a firm makes at best beside a given output of the others: on each piece of the demand the profit is a polynomial, so the
 * best output is an end of a piece or a root of the derivative there.
 *
 * @param quantities the best outputs, rising
 * @param ranges from where to where every output is best, because price and unit cost are equal there
 */
public record BestReply(List<RealRoot> quantities, List<Demand.Piece> ranges, RealRoot profit) {

    private record Candidate(RealRoot quantity, RealRoot profit) {}

    static BestReply of(Market market, int firm, Rational others) {
        List<Candidate> candidates = new ArrayList<>();
        List<Demand.Piece> flat = new ArrayList<>();
        for (Demand.Piece piece : market.demand().pieces()) {
            Rational least = piece.least(others);
            Optional<Rational> most = piece.most(others);
            if (most.isPresent() && most.get().compareTo(least) < 0) continue;
            Polynomial profit = market.profit(firm, piece, others);
            candidates.add(at(profit, RealRoot.of(least)));
            most.ifPresent(end -> candidates.add(at(profit, RealRoot.of(end))));
            Polynomial slope = profit.derivative();
            if (slope.isZero()) flat.add(new Demand.Piece(least, most, profit));
            else
                for (RealRoot root : slope.realRoots())
                    if (root.compareTo(least) > 0
                            && most.map(end -> root.compareTo(end) < 0).orElse(true)) candidates.add(at(profit, root));
        }
        RealRoot best = candidates.stream()
                .map(Candidate::profit)
                .max(RealRoot::compareTo)
                .orElseThrow();
        return new BestReply(
                candidates.stream()
                        .filter(c -> c.profit().compareTo(best) == 0)
                        .map(Candidate::quantity)
                        .sorted()
                        .distinct()
                        .toList(),
                flat.stream()
                        .filter(piece -> best.compareTo(piece.price().at(piece.from())) == 0)
                        .toList(),
                best);
    }

    private static Candidate at(Polynomial profit, RealRoot quantity) {
        return new Candidate(quantity, RootValue.of(profit, quantity));
    }

    /** One best output: the least. */
    RealRoot quantity() {
        return quantities.getFirst();
    }
}
