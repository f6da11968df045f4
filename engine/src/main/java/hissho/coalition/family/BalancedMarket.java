package hissho.coalition.family;

import hissho.form.Subsets;
import hissho.number.Rational;
import java.util.List;
import java.util.stream.IntStream;

/** Vorob'ev's market of one product: buyers with demands, then sellers with supplies of the same total; what can be traded is worth itself. */
public record BalancedMarket(List<Rational> demands, List<Rational> supplies) implements Formula {

    public BalancedMarket {
        demands = List.copyOf(demands);
        supplies = List.copyOf(supplies);
    }

    @Override
    public String name() {
        return "balanced-market";
    }

    @Override
    public int players() {
        return demands.size() + supplies.size();
    }

    @Override
    public Rational worth(long coalition) {
        int buyers = demands.size();
        Rational demand = total(Subsets.members(coalition).filter(i -> i < buyers), demands, 0);
        Rational supply = total(Subsets.members(coalition).filter(i -> i >= buyers), supplies, buyers);
        return demand.min(supply);
    }

    private static Rational total(IntStream members, List<Rational> amounts, int first) {
        return members.mapToObj(i -> amounts.get(i - first)).reduce(Rational.ZERO, Rational::plus);
    }
}
