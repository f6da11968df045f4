package hissho.bargaining;

import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All equilibria of a two-by-two game: pairs of corners of the players' best-reply regions, and the products they span. */
record TwoByTwo(CooperativeGame game, List<RationalVector> rows, List<RationalVector> columns) {

    static TwoByTwo of(CooperativeGame game) {
        return new TwoByTwo(
                game,
                corners(game.payoffs().second()),
                corners(game.payoffs().first().transposed()));
    }

    /** The pure strategies, and the mixture that makes the other player indifferent. */
    private static List<RationalVector> corners(RationalMatrix other) {
        List<RationalVector> found = new ArrayList<>(List.of(RationalVector.of(1, 0), RationalVector.of(0, 1)));
        Rational first = other.get(0, 0).minus(other.get(0, 1));
        Rational second = other.get(1, 0).minus(other.get(1, 1));
        Rational spread = second.minus(first);
        if (spread.isZero()) return found;
        Rational weight = second.over(spread);
        if (weight.isPositive() && weight.compareTo(Rational.ONE) < 0)
            found.add(RationalVector.of(weight, Rational.ONE.minus(weight)));
        return found;
    }

    private boolean isEquilibrium(RationalVector p, RationalVector q) {
        Point now = game.expected(p, q);
        return game.payoffs().first().times(q).maximum().equals(now.x())
                && game.payoffs().second().leftTimes(p).maximum().equals(now.y());
    }

    List<Map<String, Object>> extreme() {
        List<Map<String, Object>> found = new ArrayList<>();
        for (RationalVector p : rows)
            for (RationalVector q : columns)
                if (isEquilibrium(p, q))
                    found.add(InOrder.of(
                            "p", p, "q", q, "payoff", game.expected(p, q).facts()));
        return found;
    }

    /** Maximal products of more than one point. */
    List<Map<String, Object>> components() {
        List<List<List<RationalVector>>> products = new ArrayList<>();
        for (List<RationalVector> some : subsets(rows))
            for (List<RationalVector> others : subsets(columns))
                if (some.size() * others.size() > 1
                        && some.stream().allMatch(p -> others.stream().allMatch(q -> isEquilibrium(p, q))))
                    products.add(List.of(some, others));
        return products.stream()
                .filter(one -> products.stream()
                        .noneMatch(other -> !other.equals(one)
                                && other.get(0).containsAll(one.get(0))
                                && other.get(1).containsAll(one.get(1))))
                .map(one -> InOrder.of("pHull", one.get(0), "qHull", one.get(1)))
                .toList();
    }

    private static List<List<RationalVector>> subsets(List<RationalVector> all) {
        List<List<RationalVector>> found = new ArrayList<>();
        for (int bits = 1; bits < 1 << all.size(); bits++) {
            List<RationalVector> some = new ArrayList<>();
            for (int k = 0; k < all.size(); k++) if ((bits >> k & 1) == 1) some.add(all.get(k));
            found.add(some);
        }
        return found;
    }

    static boolean sameComponents(@Nullable Object ours, @Nullable Object theirs) {
        if (!(ours instanceof List<?> a) || !(theirs instanceof List<?> b) || a.size() != b.size()) return false;
        return b.stream()
                .allMatch(x -> a.stream()
                        .anyMatch(y -> x instanceof Map<?, ?> e
                                && y instanceof Map<?, ?> o
                                && Compare.SET.agree(o.get("pHull"), e.get("pHull"))
                                && Compare.SET.agree(o.get("qHull"), e.get("qHull"))));
    }
}
