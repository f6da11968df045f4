package hissho.coalition.core;

import hissho.coalition.family.CattleDrive;
import hissho.coalition.family.Family;
import hissho.coalition.family.Glove;
import hissho.coalition.family.ObjectSale;
import hissho.coalition.family.Symmetric;
import hissho.coalition.family.Unanimity;
import hissho.coalition.family.WeightedVoting;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Cores known by a theorem, for any number of players: votes by their veto players, glove markets, the sale of one object. */
public final class KnownCore {

    private KnownCore() {}

    /** All vertices of the core, where a theorem gives them. */
    public static Optional<List<RationalVector>> vertices(Family family) {
        return switch (family) {
            case WeightedVoting votes when votes.players() <= 62 -> Optional.of(veto(votes));
            case Unanimity one
            when one.c().isPositive() ->
                Optional.of(IntStream.range(0, one.players())
                        .filter(i -> (one.carrier() >>> i & 1) != 0)
                        .mapToObj(i -> RationalVector.unit(one.players(), i).times(one.c()))
                        .toList());
            case Glove market -> Optional.of(gloves(market));
            case ObjectSale sale -> Optional.of(prices(sale));
            case CattleDrive drive when drive.profit().isPositive() -> Optional.of(cattle(drive));
            default -> Optional.empty();
        };
    }

    /** Whether the core is empty, where a theorem says it. */
    static Optional<Boolean> isEmpty(Family family) {
        if (family instanceof Symmetric symmetric)
            return Optional.of(!violatingSizes(symmetric.f()).isEmpty());
        return vertices(family).map(List::isEmpty);
    }

    /** The sizes k with f(k)/k above f(n)/n: none exactly when the equal division is in the core. */
    static List<Integer> violatingSizes(List<Rational> f) {
        Rational each = f.getLast().over(f.size());
        return IntStream.range(1, f.size())
                .filter(k -> f.get(k - 1).compareTo(each.times(k)) > 0)
                .boxed()
                .toList();
    }

    /** Whoever has a veto may get everything; where nobody has one, the core is empty. */
    private static List<RationalVector> veto(WeightedVoting votes) {
        int n = votes.players();
        long all = (1L << n) - 1;
        return IntStream.range(0, n)
                .filter(i -> votes.worth(all & ~(1L << i)).isZero())
                .mapToObj(i -> RationalVector.unit(n, i))
                .toList();
    }

    /** The scarce side gets everything; equal sides may share each pair alike. */
    private static List<RationalVector> gloves(Glove market) {
        int n = market.players();
        List<RationalVector> vertices = new ArrayList<>();
        if (market.left() <= market.right())
            vertices.add(RationalVector.generate(n, i -> i < market.right() ? Rational.ZERO : Rational.ONE));
        if (market.right() <= market.left())
            vertices.add(RationalVector.generate(n, i -> i < market.right() ? Rational.ONE : Rational.ZERO));
        return vertices;
    }

    /** The price lies between the second highest and the highest value. */
    private static List<RationalVector> prices(ObjectSale sale) {
        int n = sale.players();
        List<Rational> interval = sale.prices();
        return interval.stream()
                .distinct()
                .map(price -> {
                    Rational gain = interval.getLast().minus(price);
                    int winner = sale.buyers().indexOf(interval.getLast()) + 1;
                    return RationalVector.generate(n, i -> i == 0 ? price : i == winner ? gain : Rational.ZERO);
                })
                .toList();
    }

    private static List<RationalVector> cattle(CattleDrive drive) {
        RationalVector owner = RationalVector.unit(drive.players(), 0).times(drive.profit());
        return drive.gatekeepers() > 1
                ? List.of(owner)
                : List.of(owner, RationalVector.unit(2, 1).times(drive.profit()));
    }
}
