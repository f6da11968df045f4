package hissho.equilibrium;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pure equilibria, what they pay, who gains by leaving them, and what a profile pays, against plain definitions. */
class PureEquilibriaTest {

    private static StrategicGame random(Random random, int least, int most) {
        int players = 1 + random.nextInt(4);
        List<List<String>> strategies = IntStream.range(0, players)
                .mapToObj(i -> Players.numbered(1 + random.nextInt(4)).names())
                .toList();
        return StrategicGame.generate(
                Players.numbered(players), strategies, (i, at) -> Rational.of(random.nextInt(least, most + 1)));
    }

    private static List<Integer> deviations(StrategicGame game, int player, int profile) {
        int[] choices = game.choices(profile);
        return IntStream.range(0, game.size(player))
                .map(s -> {
                    int[] other = choices.clone();
                    other[player] = s;
                    return game.profile(other);
                })
                .boxed()
                .toList();
    }

    private static boolean isEquilibrium(StrategicGame game, int profile) {
        return IntStream.range(0, game.players().count())
                .allMatch(i -> deviations(game, i, profile).stream()
                        .allMatch(other -> game.payoffAt(i, other).compareTo(game.payoffAt(i, profile)) <= 0));
    }

    private static Optional<Integer> dominant(StrategicGame game, List<Integer> equilibria) {
        List<Integer> best = equilibria.stream()
                .filter(p -> equilibria.stream()
                        .allMatch(q -> IntStream.range(0, game.players().count())
                                .allMatch(i -> game.payoffAt(i, p).compareTo(game.payoffAt(i, q)) >= 0)))
                .toList();
        return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
    }

    /** The size of the smallest group that can move to a profile that pays all its members more. */
    private static int smallest(StrategicGame game, int from) {
        int least = 0;
        for (int to = 0; to < game.profiles(); to++) {
            int[] a = game.choices(from);
            int[] b = game.choices(to);
            int target = to;
            List<Integer> movers = IntStream.range(0, a.length)
                    .filter(i -> a[i] != b[i])
                    .boxed()
                    .toList();
            boolean gain =
                    movers.stream().allMatch(i -> game.payoffAt(i, target).compareTo(game.payoffAt(i, from)) > 0);
            if (gain && !movers.isEmpty() && (least == 0 || movers.size() < least)) least = movers.size();
        }
        return least;
    }

    @Test
    void linesFindWhatTheDefinitionSays() {
        Random random = new Random(31);
        for (int trial = 0; trial < 300; trial++) {
            StrategicGame game = random(random, 0, 2 + trial % 3);
            PureEquilibria found = PureEquilibria.of(game, Progress.none());
            List<Integer> expected = IntStream.range(0, game.profiles())
                    .filter(p -> isEquilibrium(game, p))
                    .boxed()
                    .toList();
            assertEquals(expected, found.profiles(), game::toString);
            assertEquals(dominant(game, expected), found.payoffDominant(), game::toString);
            for (int from = 0; from < Math.min(6, game.profiles()); from++)
                assertEquals(
                        smallest(game, from),
                        GainingGroup.from(game, from, Progress.none())
                                .map(group -> group.members().size())
                                .orElse(0),
                        game::toString);
        }
    }

    /** Every strategy that falls is beaten by its mixture, and a strategy best against some profile of those left does not. */
    @Test
    void strictDominanceIsUndisturbedByTheQuickTest() {
        Random random = new Random(32);
        for (int trial = 0; trial < 150; trial++) {
            StrategicGame game = random(random, 0, 3);
            StrictElimination all = StrictElimination.of(game, Progress.none());
            for (StrictElimination.Round round : all.rounds())
                for (StrictElimination.Dominated gone : round.gone())
                    assertEquals(true, gone.margins().minimum().isPositive(), game::toString);
            for (int i = 0; i < game.players().count(); i++)
                for (int s : all.left().get(i))
                    assertEquals(
                            Optional.empty(),
                            StrictElimination.dominated(game, all.left(), i, s, Progress.none()),
                            game::toString);
        }
    }

    @Test
    void expectationsAddUpOverAllProfiles() {
        Random random = new Random(33);
        for (int trial = 0; trial < 100; trial++) {
            StrategicGame game = random(random, -3, 3);
            List<Mixed> mixed = new ArrayList<>();
            for (int i = 0; i < game.players().count(); i++) {
                int[] weights = random.ints(game.size(i), 0, 3).toArray();
                weights[random.nextInt(weights.length)]++;
                int sum = IntStream.of(weights).sum();
                mixed.add(new Mixed(RationalVector.generate(weights.length, s -> Rational.of(weights[s], sum))));
            }
            for (int player = 0; player < mixed.size(); player++)
                for (int s = 0; s < game.size(player); s++) {
                    Rational expected = Rational.ZERO;
                    for (int p = 0; p < game.profiles(); p++) {
                        int[] choices = game.choices(p);
                        if (choices[player] != s) continue;
                        Rational weight = Rational.ONE;
                        for (int i = 0; i < choices.length; i++)
                            if (i != player) weight = weight.times(mixed.get(i).get(choices[i]));
                        expected = expected.plus(weight.times(game.payoffAt(player, p)));
                    }
                    assertEquals(
                            expected,
                            game.deviations(player, new Profile(mixed)).get(s),
                            game::toString);
                }
        }
    }
}
