package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The equilibria of Cournot's quantity competition. Where the firms that sell are the k cheapest, their first-order conditions add
 * up to k P(Q) + Q P'(Q) = sum of their unit costs, an equation in total output alone; each of its roots on a piece of the demand is
 * a candidate, and a candidate stays only where nobody gains by any other output at all.
 */
final class Cournot {

    /** How near to the sum of outputs that are near, as a part of it, their exact total lies. */
    static final Rational NEAR = Rational.of(1, 1_000_000_000L);

    private static final int FIGURES = 18;

    private Cournot() {}

    /** All equilibria with positive profit margins, smallest total first, and those in which nobody sells anything. */
    static List<List<RealRoot>> equilibria(Market market, Progress progress) {
        List<List<RealRoot>> found = new ArrayList<>();
        for (List<RealRoot> candidate : candidates(market, progress))
            if (isEquilibrium(market, candidate, progress) && !found.contains(candidate)) found.add(candidate);
        return found;
    }

    private static List<List<RealRoot>> candidates(Market market, Progress progress) {
        List<List<RealRoot>> found = new ArrayList<>();
        List<RealRoot> nothing = IntStream.range(0, market.size())
                .mapToObj(i -> RealRoot.of(Rational.ZERO))
                .toList();
        found.add(nothing);
        List<Integer> cheapest = IntStream.range(0, market.size())
                .boxed()
                .sorted(Comparator.comparing(i -> market.firms().get(i).unit()))
                .toList();
        for (Demand.Piece piece : market.demand().pieces()) {
            Rational costs = Rational.ZERO;
            for (int k = 1; k <= market.size(); k++) {
                progress.check();
                costs = costs.plus(market.firms().get(cheapest.get(k - 1)).unit());
                Polynomial condition = piece.price()
                        .times(Rational.of(k))
                        .plus(piece.price().derivative().times(Polynomial.X))
                        .minus(Polynomial.constant(costs));
                if (condition.isZero()) continue;
                for (RealRoot total : condition.realRoots())
                    if (piece.holds(total))
                        outputs(market, piece, total, cheapest.subList(0, k)).ifPresent(found::add);
            }
        }
        found.addAll(Kinks.candidates(market));
        market.tradeForNothing().ifPresent(found::add);
        return found;
    }

    /** The total of irrational outputs exactly: of the roots of the conditions that may hold and are near the sum, the one at which the firms make so much. */
    static RealRoot total(Market market, List<RealRoot> outputs) {
        Rational sum = Market.total(outputs.stream().map(Cournot::near).toList());
        List<Integer> those = IntStream.range(0, outputs.size())
                .filter(i -> outputs.get(i).compareTo(Rational.ZERO) > 0)
                .boxed()
                .toList();
        for (Demand.Piece piece : market.demand().pieces()) {
            Rational costs =
                    those.stream().map(i -> market.firms().get(i).unit()).reduce(Rational.ZERO, Rational::plus);
            Polynomial condition = piece.price()
                    .times(Rational.of(those.size()))
                    .plus(piece.price().derivative().times(Polynomial.X))
                    .minus(Polynomial.constant(costs));
            if (condition.isZero()) continue;
            for (RealRoot root : condition.realRoots())
                if (piece.holds(root)
                        && root.compareTo(sum.minus(sum.times(NEAR))) > 0
                        && root.compareTo(sum.plus(sum.times(NEAR))) < 0
                        && outputs(market, piece, root, those).equals(Optional.of(outputs))) return root;
        }
        throw new IllegalStateException("no condition has the total of " + outputs);
    }

    /** What each firm makes at a total output, by its first-order condition; nothing where one of those that sell would make none. */
    private static Optional<List<RealRoot>> outputs(
            Market market, Demand.Piece piece, RealRoot total, List<Integer> selling) {
        Polynomial slope = piece.price().derivative();
        if (total.signOf(slope) >= 0) return Optional.empty();
        List<RealRoot> outputs = new ArrayList<>();
        for (int i = 0; i < market.size(); i++) {
            Polynomial margin = piece.price()
                    .minus(Polynomial.constant(market.firms().get(i).unit()));
            if (!selling.contains(i)) {
                outputs.add(RealRoot.of(Rational.ZERO));
                continue;
            }
            if (total.signOf(margin) < 0) return Optional.empty();
            outputs.add(RootValue.of(RationalFunction.of(margin.negated(), slope), total));
        }
        return Optional.of(outputs);
    }

    /** Whether nobody gains by any other output. */
    static boolean isEquilibrium(Market market, List<RealRoot> outputs, Progress progress) {
        boolean exact = outputs.stream().allMatch(RealRoot::isRational);
        List<Rational> near = outputs.stream().map(Cournot::near).toList();
        List<Rational> profits = market.profits(near);
        Rational total = Market.total(near);
        Rational slack = exact ? Rational.ZERO : market.slack(total);
        for (int i = 0; i < market.size(); i++) {
            progress.check();
            RealRoot best = BestReply.of(market, i, total.minus(near.get(i))).profit();
            if (best.compareTo(profits.get(i).plus(slack)) > 0) return false;
        }
        return true;
    }

    /** A number, or a fraction that agrees with it to fifteen figures, however large or small it is. */
    static Rational near(RealRoot root) {
        if (root.isRational()) return root.rational();
        for (int places = FIGURES; ; places *= 2) {
            BigDecimal near = root.near(places);
            if (near.signum() != 0 && near.precision() > FIGURES)
                return Rational.of(near.unscaledValue(), BigInteger.TEN.pow(near.scale()));
        }
    }
}
