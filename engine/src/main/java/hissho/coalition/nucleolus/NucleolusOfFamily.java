package hissho.coalition.nucleolus;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.bankruptcy.Division;
import hissho.coalition.family.Airport;
import hissho.coalition.family.Assignment;
import hissho.coalition.family.Bankruptcy;
import hissho.coalition.family.Chain;
import hissho.coalition.family.FixedTree;
import hissho.coalition.family.LandlordPeasants;
import hissho.coalition.family.Matching;
import hissho.coalition.family.Symmetric;
import hissho.coalition.family.Unanimity;
import hissho.coalition.family.WeightedVoting;
import hissho.coalition.power.Votes;
import hissho.coalition.value.FixedPoint;
import hissho.coalition.value.ShapleyOfFamily;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The nucleolus of a game by the best way there is: the chain of linear programs over all coalitions where there are few players, the
 * algorithm or the formula of the family where there are many.
 */
public final class NucleolusOfFamily {

    /** Up to so many players every coalition is looked at, whatever the family. */
    public static final int MOST_GENERAL = 12;

    /** Beyond this quota the dynamic program over weights is not tried. */
    private static final int MOST_QUOTA = 20_000;

    private NucleolusOfFamily() {}

    public static RationalVector of(CoalitionalGame game, Progress progress) {
        if (game.count() <= MOST_GENERAL)
            return Nucleolus.efficient(game.coalitions(), progress).point();
        Optional<RationalVector> structured = structured(game, progress);
        if (structured.isPresent()) return structured.get();
        if (game.count() > EveryCoalition.MOST_PLAYERS)
            throw new NotAnswered(Message.of("value.nucleolus.too-many", game.count(), EveryCoalition.MOST_PLAYERS));
        return Nucleolus.efficient(game.coalitions(), progress).point();
    }

    /** To twelve decimals, also where the exact shares of an airport would be too long to write. */
    public static RationalVector rounded(CoalitionalGame game, Supplier<RationalVector> exact, Progress progress) {
        return game.count() > MOST_GENERAL && game.family() instanceof Airport airport
                ? AirportNucleolus.roundedCostShares(airport.costs(), progress).negated()
                : FixedPoint.rounded(exact.get());
    }

    /** By the family's own way, where it has one. */
    public static Optional<RationalVector> structured(CoalitionalGame game, Progress progress) {
        return switch (game.family()) {
            case Bankruptcy b -> Optional.of(Division.talmud(b.estate(), b.claims()));
            case Airport airport ->
                Optional.of(
                        AirportNucleolus.costShares(airport.costs(), progress).negated());
            case LandlordPeasants farm -> landlord(farm);
            case Symmetric symmetric -> ShapleyOfFamily.structured(game, progress); // equal by symmetry
            case Unanimity one ->
                ShapleyOfFamily.structured(game, progress); // equal on the carrier, nothing for others
            case Assignment market -> Optional.of(assignment(market, progress));
            case Chain chain -> chain(chain, progress);
            case WeightedVoting voting -> voting(voting, progress);
            case FixedTree tree ->
                Optional.of(TreeNucleolus.costShares(tree, progress).negated());
            default -> Optional.empty();
        };
    }

    /** Where more peasants never produce less and the land alone nothing, a peasant gets the least (f(m) - f(k)) / (m - k + 1). */
    private static Optional<RationalVector> landlord(LandlordPeasants farm) {
        List<Rational> f = farm.f();
        int m = farm.peasants();
        if (!f.getFirst().isZero()) return Optional.empty();
        for (int k = 0; k < m; k++) if (f.get(k).compareTo(f.get(k + 1)) > 0) return Optional.empty();
        Rational peasant = IntStream.range(0, m)
                .mapToObj(k -> f.get(m).minus(f.get(k)).over(m - k + 1))
                .reduce(f.get(m), Rational::min);
        Rational landlord = f.get(m).minus(peasant.times(m));
        return Optional.of(RationalVector.generate(m + 1, i -> i == 0 ? landlord : peasant));
    }

    private static RationalVector assignment(Assignment market, Progress progress) {
        Matching matching = market.matching();
        int[] buyerOf = new int[market.sellers()];
        Arrays.fill(buyerOf, -1);
        for (int[] pair : matching.pairs()) buyerOf[pair[0]] = pair[1];
        return RationalVector.of(AssignmentNucleolus.of(market.surplus(), buyerOf, progress));
    }

    /** Worths 1, 2, ..., n have a closed form; any others go through the chain of programs. */
    private static Optional<RationalVector> chain(Chain chain, Progress progress) {
        int n = chain.players();
        boolean plain = IntStream.range(0, n).allMatch(k -> chain.a().get(k).equals(Rational.of(k + 1)));
        if (plain) {
            Rational[] half = new Rational[n + 1];
            half[0] = Rational.ONE;
            for (int k = 1; k <= n; k++) half[k] = half[k - 1].over(2);
            return Optional.of(RationalVector.generate(
                    n, i -> i == 0 ? Rational.of(2).minus(half[n - 1]) : Rational.ONE.minus(half[n - i])));
        }
        if (n > Coalitions.MOST_PLAYERS) return Optional.empty();
        return Optional.of(
                Nucleolus.of(new ChainOracle(chain.a()), false, progress).point());
    }

    private static Optional<RationalVector> voting(WeightedVoting voting, Progress progress) {
        if (voting.rules().size() != 1 || voting.players() > Coalitions.MOST_PLAYERS) return Optional.empty();
        WeightedVoting.Rule rule = voting.rules().getFirst();
        Votes votes = Votes.of(rule.weights(), rule.quota(), rule.strict(), voting.tieBreaker());
        if (votes.quota().compareTo(BigInteger.valueOf(MOST_QUOTA)) > 0) return Optional.empty();
        int[] weights = votes.weights().stream()
                .mapToInt(weight -> weight.min(votes.quota()).intValueExact())
                .toArray();
        return Optional.of(Nucleolus.of(new VotingOracle(weights, votes.quota().intValueExact()), false, progress)
                .point());
    }
}
