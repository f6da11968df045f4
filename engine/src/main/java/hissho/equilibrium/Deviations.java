package hissho.equilibrium;

import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What each player could gain by leaving a profile alone; it is an equilibrium exactly when no pure strategy earns more than the profile (Nash).
 *
 * @param payoffs what the profile pays each player
 * @param pure what each pure strategy of each player would earn against the others
 */
public record Deviations(RationalVector payoffs, List<RationalVector> pure) {

    public Deviations {
        pure = List.copyOf(pure);
    }

    public static Deviations from(StrategicGame game, Profile profile) {
        List<RationalVector> pure = IntStream.range(0, game.players().count())
                .mapToObj(i -> game.deviations(i, profile))
                .toList();
        return new Deviations(
                RationalVector.generate(
                        pure.size(), i -> pure.get(i).dot(profile.get(i).weights())),
                pure);
    }

    /** The pure strategies that earn most. */
    public List<Integer> best(int player) {
        return pure.get(player).indicesOf(pure.get(player).maximum());
    }

    /** How much each player gains by the best deviation; never negative. */
    public RationalVector gains() {
        return RationalVector.generate(pure.size(), i -> pure.get(i).maximum().minus(payoffs.get(i)));
    }

    public boolean isEquilibrium() {
        return gains().stream().allMatch(Rational::isZero);
    }

    /** How much less than the best each pure strategy earns: the slacks that prove an equilibrium. */
    public List<RationalVector> slacks() {
        return pure.stream()
                .map(earned -> {
                    Rational most = earned.maximum();
                    return earned.map(most::minus);
                })
                .toList();
    }
}
