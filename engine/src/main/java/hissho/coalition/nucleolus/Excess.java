package hissho.coalition.nucleolus;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How much a coalition falls short under an allocation: its worth less what its members get. The nucleolus makes the worst least. */
public final class Excess {

    /** With more players the table of all coalitions is not written. */
    public static final int MOST_IN_TABLE = 12;

    private Excess() {}

    /** What the members of a coalition get together. */
    public static Rational paid(RationalVector x, long coalition) {
        return Subsets.members(coalition).mapToObj(x::get).reduce(Rational.ZERO, Rational::plus);
    }

    public static Rational of(Coalitions game, RationalVector x, long coalition) {
        return game.worth(coalition).minus(paid(x, coalition));
    }

    /** The excess of every coalition but nobody and all, smaller coalitions first. */
    public static Map<Long, Rational> table(Coalitions game, RationalVector x) {
        Map<Long, Rational> table = new LinkedHashMap<>();
        game.bySize().filter(s -> s != 0 && s != game.grand()).forEach(s -> table.put(s, of(game, x, s)));
        return table;
    }

    /** All excesses, the largest first. */
    public static List<Rational> sorted(Coalitions game, RationalVector x) {
        return table(game, x).values().stream()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** Compares sorted excesses from the largest down: the smaller one is better. */
    public static int compare(List<Rational> first, List<Rational> second) {
        Iterator<Rational> other = second.iterator();
        for (Rational mine : first) {
            int order = mine.compareTo(other.next());
            if (order != 0) return order;
        }
        return 0;
    }
}
