package hissho.form;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A finite game in strategic form: all players choose at once, and each pure profile pays every player an exact amount.
 *
 * <p>Pure profiles are numbered from 0, the first player's strategy running fastest.
 */
public final class StrategicGame {

    /** What a player receives when the players choose so. */
    @FunctionalInterface
    public interface Payoff {
        Rational of(int player, int[] choices);
    }

    private final Players players;
    private final List<List<String>> strategies;
    /** How far apart the profiles are in which a player plays neighbouring strategies; at the end the number of profiles. */
    private final int[] strides;
    /** Profile by profile, and in each player by player. */
    private final Rational[] payoffs;

    private StrategicGame(Players players, List<List<String>> strategies, Rational[] payoffs) {
        this.players = players;
        this.strategies = strategies.stream().map(List::copyOf).toList();
        this.strides = strides(players, strategies);
        this.payoffs = payoffs;
        if (payoffs.length != strides[players.count()] * players.count())
            throw new IllegalArgumentException("one payoff for each profile and player is needed");
    }

    private static int[] strides(Players players, List<List<String>> strategies) {
        if (strategies.size() != players.count())
            throw new IllegalArgumentException("one list of strategies for each player is needed");
        int[] strides = new int[players.count() + 1];
        strides[0] = 1;
        for (int i = 0; i < players.count(); i++) {
            if (strategies.get(i).isEmpty()) throw new IllegalArgumentException("a player without a strategy");
            strides[i + 1] = Math.multiplyExact(strides[i], strategies.get(i).size());
        }
        Math.multiplyExact(strides[players.count()], players.count());
        return strides;
    }

    /** The game with these payoffs, profile by profile and in each player by player. */
    public static StrategicGame of(Players players, List<List<String>> strategies, List<Rational> payoffs) {
        return new StrategicGame(players, strategies, payoffs.toArray(Rational[]::new));
    }

    /** The game of two players behind two matrices. */
    public static StrategicGame of(Players players, List<List<String>> strategies, Bimatrix matrices) {
        RationalMatrix first = matrices.first();
        if (players.count() != 2
                || strategies.getFirst().size() != first.height()
                || strategies.getLast().size() != first.width())
            throw new IllegalArgumentException("the matrices do not fit players and strategies");
        return generate(players, strategies, (i, at) -> (i == 0 ? first : matrices.second()).get(at[0], at[1]));
    }

    public static StrategicGame generate(Players players, List<List<String>> strategies, Payoff payoff) {
        int count = players.count();
        int[] strides = strides(players, strategies);
        Rational[] payoffs = new Rational[strides[count] * count];
        for (int profile = 0; profile < strides[count]; profile++) {
            int[] choices = choices(strides, profile);
            for (int i = 0; i < count; i++) payoffs[profile * count + i] = payoff.of(i, choices);
        }
        return new StrategicGame(players, strategies, payoffs);
    }

    public Players players() {
        return players;
    }

    /** The names of a player's strategies. */
    public List<String> strategies(int player) {
        return strategies.get(player);
    }

    /** How many strategies a player has. */
    public int size(int player) {
        return strategies.get(player).size();
    }

    /** How far apart the numbers of two profiles are in which a player plays neighbouring strategies and the others the same. */
    public int stride(int player) {
        return strides[player];
    }

    /** How many pure profiles there are. */
    public int profiles() {
        return strides[players.count()];
    }

    /** The number of a pure profile. */
    public int profile(int... choices) {
        if (choices.length != players.count())
            throw new IllegalArgumentException("one strategy for each player is needed");
        int profile = 0;
        for (int i = 0; i < choices.length; i++) profile += strides[i] * Objects.checkIndex(choices[i], size(i));
        return profile;
    }

    /** The strategy each player plays in a pure profile. */
    public int[] choices(int profile) {
        return choices(strides, profile);
    }

    private static int[] choices(int[] strides, int profile) {
        int[] choices = new int[strides.length - 1];
        for (int i = 0; i < choices.length; i++) choices[i] = profile % strides[i + 1] / strides[i];
        return choices;
    }

    public Rational payoff(int player, int... choices) {
        return payoffAt(player, profile(choices));
    }

    /** What a player receives in the pure profile with this number. */
    public Rational payoffAt(int player, int profile) {
        return payoffs[profile * players.count() + player];
    }

    /** What each player receives in the pure profile with this number. */
    public RationalVector payoffsAt(int profile) {
        return RationalVector.generate(players.count(), i -> payoffAt(i, profile));
    }

    /** What each player expects when all mix. */
    public RationalVector expected(Profile profile) {
        return RationalVector.generate(players.count(), i -> expected(i, profile));
    }

    /** What a player expects when all mix. */
    public Rational expected(int player, Profile profile) {
        return deviations(player, profile).dot(profile.get(player).weights());
    }

    /** What each pure strategy of a player would earn while the others keep to the profile. */
    public RationalVector deviations(int player, Profile profile) {
        return Expectation.deviations(this, player, profile);
    }

    public boolean isZeroSum() {
        return constantSum().filter(Rational::isZero).isPresent();
    }

    /** What the players receive together, where that is the same in every profile. */
    public Optional<Rational> constantSum() {
        Rational sum = payoffsAt(0).sum();
        boolean constant =
                IntStream.range(1, profiles()).allMatch(p -> payoffsAt(p).sum().equals(sum));
        return constant ? Optional.of(sum) : Optional.empty();
    }

    /** The payoffs of a game of two players as two matrices; nothing where there are not two. */
    public Optional<Bimatrix> bimatrix() {
        return players.count() == 2 ? Optional.of(new Bimatrix(matrix(0), matrix(1))) : Optional.empty();
    }

    /** The first player's payoffs, which say all about a zero-sum game of two players; nothing where it is not one. */
    public Optional<RationalMatrix> zeroSumMatrix() {
        return players.count() == 2 && isZeroSum() ? Optional.of(matrix(0)) : Optional.empty();
    }

    private RationalMatrix matrix(int player) {
        return RationalMatrix.generate(size(0), size(1), (i, j) -> payoff(player, i, j));
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof StrategicGame other
                && players.equals(other.players)
                && strategies.equals(other.strategies)
                && Arrays.equals(payoffs, other.payoffs);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * players.hashCode() + strategies.hashCode()) + Arrays.hashCode(payoffs);
    }

    @Override
    public String toString() {
        return players.names() + " " + strategies + " " + Arrays.toString(payoffs);
    }
}
