package hissho.coalition.family;

import hissho.form.Subsets;
import hissho.number.Rational;
import java.util.List;

/** The runway of Littlechild and Owen: a coalition pays for the longest runway one of its members needs. Costs may come in any order. */
public record Airport(List<Rational> costs) implements Formula {

    public Airport {
        costs = List.copyOf(costs);
    }

    @Override
    public String name() {
        return "airport";
    }

    @Override
    public int players() {
        return costs.size();
    }

    @Override
    public Rational worth(long coalition) {
        return Subsets.members(coalition)
                .mapToObj(costs::get)
                .reduce(Rational.ZERO, Rational::max)
                .negated();
    }
}
