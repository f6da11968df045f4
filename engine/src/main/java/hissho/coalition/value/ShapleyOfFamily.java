package hissho.coalition.value;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.bankruptcy.RandomArrival;
import hissho.coalition.family.Airport;
import hissho.coalition.family.BalancedMarket;
import hissho.coalition.family.Bankruptcy;
import hissho.coalition.family.Chain;
import hissho.coalition.family.FixedTree;
import hissho.coalition.family.LandlordPeasants;
import hissho.coalition.family.ObjectSale;
import hissho.coalition.family.Symmetric;
import hissho.coalition.family.Unanimity;
import hissho.coalition.family.WeightedVoting;
import hissho.coalition.power.PowerIndices;
import hissho.coalition.power.Votes;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The Shapley value of a game by the best way there is: all coalitions where there are few players, the family's formula where many. */
public final class ShapleyOfFamily {

    /** Up to so many players every coalition is looked at, whatever the family. */
    public static final int MOST_GENERAL = 12;

    private ShapleyOfFamily() {}

    public static RationalVector of(CoalitionalGame game, Progress progress) {
        if (game.count() <= MOST_GENERAL) return ShapleyValue.of(game.coalitions(), progress);
        Optional<RationalVector> structured = structured(game, progress);
        if (structured.isPresent()) return structured.get();
        if (game.count() > Coalitions.MOST_IN_TABLE)
            throw new NotAnswered(Message.of("value.shapley.too-many", game.count(), Coalitions.MOST_IN_TABLE));
        return ShapleyValue.of(game.coalitions(), progress);
    }

    /** By the family's own way, where it has one. */
    public static Optional<RationalVector> structured(CoalitionalGame game, Progress progress) {
        int n = game.count();
        return switch (game.family()) {
            case WeightedVoting voting -> voting(voting, progress);
            case Airport airport -> Optional.of(airport(airport.costs(), progress));
            case Chain chain -> Optional.of(chain(chain.a(), progress));
            case LandlordPeasants farm -> landlord(farm);
            case ObjectSale sale -> Optional.of(sale(sale, progress));
            case FixedTree tree -> Optional.of(tree(tree, progress));
            case BalancedMarket market ->
                Optional.of(RationalVector.generate(
                        n,
                        i -> (i < market.demands().size()
                                        ? market.demands().get(i)
                                        : market.supplies()
                                                .get(i - market.demands().size()))
                                .over(2)));
            case Symmetric symmetric ->
                Optional.of(
                        RationalVector.generate(n, i -> symmetric.f().getLast().over(n)));
            case Unanimity u ->
                Optional.of(RationalVector.generate(
                        n, i -> (u.carrier() >>> i & 1) == 0 ? Rational.ZERO : u.c().over(Long.bitCount(u.carrier()))));
            case Bankruptcy b -> arrival(b, progress);
            default -> Optional.empty();
        };
    }

    /** To twelve decimals, by the family's own way where exact fractions would be too long to write, from the exact value otherwise. */
    public static RationalVector rounded(CoalitionalGame game, Supplier<RationalVector> exact, Progress progress) {
        Optional<SharedSteps> steps = game.count() <= MOST_GENERAL ? Optional.empty() : steps(game);
        return steps.filter(SharedSteps::isTooLong)
                .map(found -> found.rounded(progress))
                .orElseGet(() -> FixedPoint.rounded(exact.get()));
    }

    private static Optional<SharedSteps> steps(CoalitionalGame game) {
        return switch (game.family()) {
            case Airport airport ->
                Optional.of(SharedSteps.ofAirport(airport.costs()).negated());
            case Chain chain -> Optional.of(SharedSteps.ofChain(chain.a()));
            case ObjectSale sale -> Optional.of(SharedSteps.ofSale(sale));
            default -> Optional.empty();
        };
    }

    private static Optional<RationalVector> voting(WeightedVoting voting, Progress progress) {
        if (voting.rules().size() != 1) return Optional.empty();
        WeightedVoting.Rule rule = voting.rules().getFirst();
        Votes votes = Votes.of(rule.weights(), rule.quota(), rule.strict(), voting.tieBreaker());
        return PowerIndices.canCount(votes)
                ? Optional.of(PowerIndices.of(votes, progress).shapleyShubik())
                : Optional.empty();
    }

    private static Optional<RationalVector> arrival(Bankruptcy bankruptcy, Progress progress) {
        try {
            return Optional.of(RandomArrival.of(bankruptcy.estate(), bankruptcy.claims(), progress));
        } catch (RandomArrival.TooManySums e) {
            return Optional.empty();
        }
    }

    /** Each further piece of the runway is paid equally by those who need it (Littlechild and Owen). */
    static RationalVector airport(List<Rational> costs, Progress progress) {
        return SharedSteps.ofAirport(costs).exactly(progress).negated();
    }

    /** What the k-th player adds to the chain is shared by the first k. */
    static RationalVector chain(List<Rational> a, Progress progress) {
        return SharedSteps.ofChain(a).exactly(progress);
    }

    /** The landlord finds any number of peasants before him with the same chance. */
    private static Optional<RationalVector> landlord(LandlordPeasants farm) {
        int m = farm.peasants();
        Rational landlord =
                farm.f().stream().reduce(Rational.ZERO, Rational::plus).over(m + 1);
        Rational peasant = farm.f().getLast().minus(landlord).over(m);
        return Optional.of(RationalVector.generate(m + 1, i -> i == 0 ? landlord : peasant));
    }

    /** The owner gets what the buyers do not. */
    private static RationalVector sale(ObjectSale sale, Progress progress) {
        return SharedSteps.ofSale(sale).exactly(progress);
    }

    /** Each edge is paid equally by those who live beyond it (Megiddo). */
    private static RationalVector tree(FixedTree tree, Progress progress) {
        int n = tree.players();
        int[] order = tree.fromTheRoot();
        int[] beyond = new int[n];
        for (int k = n - 1; k >= 0; k--) {
            beyond[order[k]]++;
            int above = tree.parents().get(order[k]);
            if (above >= 0) beyond[above] += beyond[order[k]];
        }
        Rational[] paid = new Rational[n];
        for (int i : order) {
            progress.check();
            int above = tree.parents().get(i);
            Rational own = tree.costs().get(i).over(beyond[i]).negated();
            paid[i] = above < 0 ? own : paid[above].plus(own);
        }
        return RationalVector.of(paid);
    }
}
