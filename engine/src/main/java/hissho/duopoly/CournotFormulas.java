package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.document.InOrder;
import hissho.number.Rational;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The closed forms of Cournot's model in a, the unit costs and the number of firms, and where they are valid. */
final class CournotFormulas {

    private CournotFormulas() {}

    /** The formulas for this market, where the demand is linear and the costs are equal, or there are two firms. */
    static Optional<Map<String, Object>> of(Market market) {
        if (market.demand().intercept().isEmpty()) return Optional.empty();
        boolean fixed = market.firms().stream().anyMatch(firm -> firm.fixed().isPositive());
        if (fixed && !market.isSymmetric()) return Optional.empty();
        String less = fixed ? "-F" : "";
        if (market.hasEqualUnits()) return Optional.of(equal(market.size(), less));
        return market.size() == 2 ? Optional.of(unequal(less)) : Optional.empty();
    }

    private static Map<String, Object> equal(int n, String less) {
        String each = "(a-c)/" + (n + 1);
        String profit = "(a-c)^2/" + (n + 1) * (n + 1) + less;
        Map<String, Object> formulas = InOrder.of(
                "q", Collections.nCopies(n, each),
                "price", "(a+" + times(n, "c") + ")/" + (n + 1),
                "profit", Collections.nCopies(n, profit),
                "profitEach", profit,
                "totalQ", times(n, "(a-c)") + "/" + (n + 1),
                "nFirmsQ", "(a-c)/(n+1)",
                "nFirmsPrice", "(a+n*c)/(n+1)",
                "nFirmsProfit", "(a-c)^2/(n+1)^2" + less,
                "cournotTotalQ", n + "*(a-c)/" + (n + 1),
                "monopolyQ", "(a-c)/2",
                "monopolyPrice", "(a+c)/2",
                "cournotTotalProfit", n + "*((a-c)^2/" + (n + 1) * (n + 1) + less + ")",
                "monopolyProfit", "(a-c)^2/4" + less,
                "collusiveQEach", "(a-c)/" + 2 * n,
                "collusiveProfitEach", "(a-c)^2/" + 4 * n + less);
        if (n == 2) formulas.putAll(reactions("c", "c"));
        return formulas;
    }

    private static String times(int n, String factor) {
        return n == 1 ? factor : n + "*" + factor;
    }

    private static Map<String, Object> unequal(String less) {
        String first = "(a-2*c1+c2)/3";
        String second = "(a+c1-2*c2)/3";
        Map<String, Object> formulas = InOrder.of(
                "q",
                List.of(first, second),
                "price",
                "(a+c1+c2)/3",
                "profit",
                List.of("(" + first + ")^2" + less, "(" + second + ")^2" + less),
                "totalQ",
                "(2*a-c1-c2)/3");
        formulas.putAll(reactions("c1", "c2"));
        return formulas;
    }

    private static Map<String, Object> reactions(String c1, String c2) {
        return InOrder.of("reaction1", "(a-" + c1 + "-q2)/2", "reaction2", "(a-" + c2 + "-q1)/2");
    }

    /** Whether the formulas hold for this market: nobody would sell less than nothing. */
    static boolean holds(Market market) {
        if (market.size() != 2) return true;
        Rational a = market.demand().intercept().orElse(Rational.ZERO);
        Rational first = market.firms().get(0).unit();
        Rational second = market.firms().get(1).unit();
        return first.times(2).compareTo(a.plus(second)) <= 0 && second.times(2).compareTo(a.plus(first)) <= 0;
    }

    /** For which parameters the formulas hold. */
    static String condition(Market market) {
        return market.hasEqualUnits() ? "0<=c<a" : "c1<=(a+c2)/2, c2<=(a+c1)/2";
    }

    /** Firm 1's best reply to q2 where both sell on the first piece of a demand of degree one or two. */
    static Optional<String> reaction(Market market) {
        Polynomial margin = market.demand()
                .pieces()
                .getFirst()
                .price()
                .minus(Polynomial.constant(market.firms().getFirst().unit()));
        Rational alpha = margin.coefficient(2);
        Rational beta = margin.coefficient(1);
        Rational gamma = margin.coefficient(0);
        if (margin.degree() == 1 && !beta.isNegative()) return Optional.empty();
        if (margin.degree() == 1) return Optional.of("(" + gamma.over(beta.negated()) + "-q2)/2");
        if (margin.degree() != 2) return Optional.empty();
        Rational root = beta.over(alpha.times(-2));
        if (root.times(root).times(alpha).equals(gamma)) return Optional.of("(" + root + "-q2)/3");
        String b = "(4*(" + alpha + ")*q2+2*(" + beta + "))";
        String c = "((" + alpha + ")*q2^2+(" + beta + ")*q2+(" + gamma + "))";
        return Optional.of("(-" + b + "-sqrt(" + b + "^2-12*(" + alpha + ")*" + c + "))/(6*(" + alpha + "))");
    }
}
