package hissho.coalition.family;

import hissho.form.Subsets;
import hissho.number.Rational;
import java.util.List;

/** The sale of one object: player 1 owns it, everybody values it; with the owner a coalition gives it to whoever values it most. */
public record ObjectSale(String name, Rational owner, List<Rational> buyers) implements Formula {

    public ObjectSale {
        buyers = List.copyOf(buyers);
    }

    @Override
    public int players() {
        return buyers.size() + 1;
    }

    @Override
    public Rational worth(long coalition) {
        if ((coalition & 1) == 0) return Rational.ZERO;
        return Subsets.members(coalition & ~1L).mapToObj(i -> buyers.get(i - 1)).reduce(owner, Rational::max);
    }

    /** The prices in the core: from the second highest value, the owner's own included, to the highest. */
    public List<Rational> prices() {
        List<Rational> all = new java.util.ArrayList<>(buyers);
        all.add(owner);
        all.sort(java.util.Comparator.reverseOrder());
        return List.of(all.get(1), all.get(0));
    }
}
