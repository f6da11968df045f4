package hissho.coalition.core;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The imputations: divisions of what everybody together is worth in which nobody gets less than alone. They are a simplex. */
public final class Imputations {

    private Imputations() {}

    public static boolean isGroupRational(Coalitions game, RationalVector x) {
        return x.sum().equals(game.worth(game.grand()));
    }

    public static boolean isIndividuallyRational(Coalitions game, RationalVector x) {
        return IntStream.range(0, x.size()).allMatch(i -> x.get(i).compareTo(game.worth(1L << i)) >= 0);
    }

    public static boolean isImputation(Coalitions game, RationalVector x) {
        return isGroupRational(game, x) && isIndividuallyRational(game, x);
    }

    /** Everybody else gets what they are worth alone, and this player the rest. */
    public static RationalVector best(Coalitions game, int player) {
        Rational total = game.worth(game.grand());
        RationalVector singles = RationalVector.generate(game.players().count(), i -> game.worth(1L << i));
        Rational rest = total.minus(singles.sum());
        return singles.plus(RationalVector.unit(singles.size(), player).times(rest));
    }

    /** The vertices of the simplex: none, one, or one for each player. */
    public static List<RationalVector> vertices(Coalitions game) {
        Rational surplus = best(game, 0).get(0).minus(game.worth(1));
        if (surplus.isNegative()) return List.of();
        if (surplus.isZero()) return List.of(best(game, 0));
        return IntStream.range(0, game.players().count())
                .mapToObj(i -> best(game, i))
                .toList();
    }

    /** The weights of the vertices of the simplex that give a point of its plane. */
    public static RationalVector barycentric(Coalitions game, RationalVector x) {
        RationalVector singles = RationalVector.generate(x.size(), i -> game.worth(1L << i));
        Rational surplus = game.worth(game.grand()).minus(singles.sum());
        return x.minus(singles).times(surplus.inverse());
    }

    /** The coalitions worth more alone than the allocation gives them, by number. */
    public static List<Long> objecting(Coalitions game, RationalVector x) {
        List<Long> objecting = new ArrayList<>();
        Rational[] given = new Rational[1 << x.size()];
        given[0] = Rational.ZERO;
        for (int set = 1; set < given.length; set++) {
            given[set] = given[set & (set - 1)].plus(x.get(Integer.numberOfTrailingZeros(set)));
            if (game.worth(set).compareTo(given[set]) > 0) objecting.add((long) set);
        }
        return objecting;
    }

    /** What a coalition gets. */
    public static Rational share(RationalVector x, long coalition) {
        return Subsets.members(coalition).mapToObj(x::get).reduce(Rational.ZERO, Rational::plus);
    }

    public static boolean inCore(Coalitions game, RationalVector x) {
        return isGroupRational(game, x) && objecting(game, x).isEmpty();
    }
}
