package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Roots;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * That nobody gains by another output: own profit less the profit of any output is a polynomial on each piece of the demand, and
 * its signs between its roots show that it is nowhere negative. That there is no other equilibrium is known where demand is linear;
 * elsewhere the extent says that it was not checked.
 */
final class CournotCertificate {

    private CournotCertificate() {}

    static Certificate of(CournotAnswer answer, Progress progress) {
        Market market = answer.game().market();
        boolean none = answer.equilibria().isEmpty() && answer.zeroProfitFrom().isEmpty();
        if (none && market.demand().intercept().isEmpty())
            return new Certificate.Unchecked(Message.of("duopoly.certificate.none"));
        boolean holds = !none;
        boolean exact = true;
        for (List<RealRoot> outputs : answer.equilibria()) {
            if (outputs.size() != market.size()) return certificate(answer, false, true);
            if (outputs.stream().allMatch(RealRoot::isRational))
                holds &= nobodyGains(
                        market, outputs.stream().map(RealRoot::rational).toList(), progress);
            else {
                exact = false;
                holds &= Cournot.isEquilibrium(market, outputs, progress);
            }
        }
        holds &= answer.equilibria().stream().distinct().count()
                == answer.equilibria().size();
        holds &= answer.zeroProfitFrom().equals(CournotAnswer.zeroProfit(market)) && zeroProfit(answer, progress);
        if (isLinear(market)) holds &= answer.equilibria().size() == 1;
        return certificate(answer, holds, exact);
    }

    private static Certificate certificate(CournotAnswer answer, boolean holds, boolean exact) {
        Map<String, Object> data =
                InOrder.of("equilibria", java.util.Objects.requireNonNull(Roots.plain(answer.equilibria())));
        answer.zeroProfitFrom()
                .ifPresent(from -> data.put("zeroProfitFrom", java.util.Objects.requireNonNull(Roots.plain(from))));
        return new Certificate.BestReplies(
                        holds,
                        extent(answer.game().market(), exact),
                        Message.of(
                                "duopoly.certificate.cournot",
                                answer.equilibria().size()),
                        data)
                .holding(follows(answer));
    }

    /** What the outputs of the only equilibrium come to: total, price and profits, added up again. */
    private static Map<String, Object> follows(CournotAnswer answer) {
        Market market = answer.game().market();
        if (answer.equilibria().size() != 1 || !isLinear(market)) return Map.of();
        List<RealRoot> only = answer.equilibria().getFirst();
        if (!only.stream().allMatch(RealRoot::isRational)) return Map.of();
        List<Rational> outputs = only.stream().map(RealRoot::rational).toList();
        Rational total = Market.total(outputs);
        return InOrder.of(
                "q",
                outputs,
                "price",
                market.demand().price(total),
                "profit",
                market.profits(outputs),
                "totalQ",
                total,
                "interior",
                outputs.stream().allMatch(Rational::isPositive));
    }

    private static Extent extent(Market market, boolean exact) {
        if (!exact) return new Extent.Part(Message.of("duopoly.certificate.near"));
        return isLinear(market) ? Extent.everything() : new Extent.Part(Message.of("duopoly.certificate.not-all"));
    }

    /** Whether own profit less that of any other output is nowhere negative. */
    static boolean nobodyGains(Market market, List<Rational> outputs, Progress progress) {
        if (outputs.stream().anyMatch(Rational::isNegative)) return false;
        List<Rational> profits = market.profits(outputs);
        Rational total = Market.total(outputs);
        for (int i = 0; i < market.size(); i++) {
            Rational others = total.minus(outputs.get(i));
            for (Demand.Piece piece : market.demand().pieces()) {
                progress.check();
                Rational least = piece.least(others);
                Optional<Rational> most = piece.most(others);
                if (most.map(end -> end.compareTo(least) < 0).orElse(false)) continue;
                Polynomial loss = Polynomial.constant(profits.get(i)).minus(market.profit(i, piece, others));
                if (!Interval.notNegative(loss, least, most)) return false;
            }
        }
        return true;
    }

    /** One profile of the family with zero profits: everybody makes the threshold. */
    private static boolean zeroProfit(CournotAnswer answer, Progress progress) {
        if (answer.zeroProfitFrom().isEmpty() || !answer.zeroProfitFrom().get().isRational()) return true;
        Rational each = answer.zeroProfitFrom().get().rational();
        return nobodyGains(
                answer.game().market(),
                java.util.Collections.nCopies(answer.game().market().size(), each),
                progress);
    }

    /** Where demand is linear and at most one firm makes the good for nothing, the equilibrium is unique, so a single one is all. */
    private static boolean isLinear(Market market) {
        return market.demand().intercept().isPresent() && !market.mayAllSellForNothing();
    }
}
