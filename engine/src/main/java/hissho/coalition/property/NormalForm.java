package hissho.coalition.property;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.Optional;

/**
 * Strategic equivalence: w(S) = c v(S) + a(S) with c positive and a fixed sum for each player. Every essential game is equivalent to
 * exactly one whose players are worth 0 alone and 1 together.
 *
 * @param factor c
 * @param shifts a, player by player
 */
public record NormalForm(Rational factor, RationalVector shifts) {

    /** What a player is worth alone, for each. */
    public static RationalVector singles(Coalitions game) {
        return RationalVector.generate(game.players().count(), i -> game.worth(1L << i));
    }

    /** What a game's total exceeds the sum of the singletons by. */
    public static Rational surplus(Coalitions game) {
        return game.worth(game.grand()).minus(singles(game).sum());
    }

    /** The way to the 0-1 normal form; nothing where the game is not essential. */
    public static Optional<NormalForm> of(Coalitions game) {
        Rational surplus = surplus(game);
        if (!surplus.isPositive()) return Optional.empty();
        Rational factor = surplus.inverse();
        return Optional.of(new NormalForm(factor, singles(game).times(factor.negated())));
    }

    /** What a coalition is worth in the equivalent game. */
    public Rational worth(Coalitions game, long coalition) {
        return Subsets.members(coalition)
                .mapToObj(shifts::get)
                .reduce(game.worth(coalition).times(factor), Rational::plus);
    }

    /** The way from one game to another of the same players, where they are equivalent. */
    public static Optional<NormalForm> between(Coalitions from, Coalitions to) {
        Rational here = surplus(from);
        Rational there = surplus(to);
        if (here.signum() != there.signum()) return Optional.empty();
        Optional<Rational> factor = here.isZero() ? ratio(from, to) : Optional.of(there.over(here));
        return factor.filter(Rational::isPositive).flatMap(c -> {
            NormalForm way = new NormalForm(c, singles(to).minus(singles(from).times(c)));
            for (long coalition = 1; coalition <= from.grand(); coalition++)
                if (!way.worth(from, coalition).equals(to.worth(coalition))) return Optional.empty();
            return Optional.of(way);
        });
    }

    /** Where everybody together is worth the sum of the singletons, another coalition gives the factor. */
    private static Optional<Rational> ratio(Coalitions from, Coalitions to) {
        for (long coalition = 1; coalition <= from.grand(); coalition++) {
            Rational here = gain(from, coalition);
            if (!here.isZero()) return Optional.of(gain(to, coalition).over(here));
        }
        return Optional.of(Rational.ONE);
    }

    private static Rational gain(Coalitions game, long coalition) {
        return Subsets.members(coalition)
                .mapToObj(i -> game.worth(1L << i))
                .reduce(game.worth(coalition), Rational::minus);
    }
}
