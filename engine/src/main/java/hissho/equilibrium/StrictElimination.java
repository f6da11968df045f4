package hissho.equilibrium;

import hissho.form.StrategicGame;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Iterated elimination of strictly dominated strategies, mixtures counting as dominators. Strategy s falls exactly when the zero-sum game of what the others earn more than s has a positive value;
 * what survives does not depend on the order (Gilboa, Kalai, Zemel), and for two players it is what rationalisability leaves (Pearce).
 *
 * @param rounds what fell, round by round; in a round the first player who has dominated strategies loses all of them
 * @param left the surviving strategies of each player
 */
public record StrictElimination(List<Round> rounds, List<List<Integer>> left) {

    public StrictElimination {
        rounds = List.copyOf(rounds);
        left = left.stream().map(List::copyOf).toList();
    }

    /** One player loses strategies. */
    public record Round(int player, List<Dominated> gone) {
        public Round {
            gone = List.copyOf(gone);
        }
    }

    /**
     * A strategy with a mixture that beats it whatever the others do.
     *
     * @param mixture over all strategies of the player
     * @param margins by how much, for each profile of the others that is left
     */
    public record Dominated(int strategy, RationalVector mixture, RationalVector margins) {}

    public static StrictElimination of(StrategicGame game, Progress progress) {
        List<List<Integer>> left = new ArrayList<>();
        for (int i = 0; i < game.players().count(); i++)
            left.add(new ArrayList<>(IntStream.range(0, game.size(i)).boxed().toList()));
        List<Round> rounds = new ArrayList<>();
        int quiet = 0;
        int player = 0;
        while (quiet < left.size()) {
            List<Dominated> gone = new ArrayList<>();
            for (int s : left.get(player))
                dominated(game, left, player, s, progress).ifPresent(gone::add);
            if (gone.isEmpty()) {
                quiet++;
            } else {
                quiet = 0;
                rounds.add(new Round(player, gone));
                left.get(player)
                        .removeAll(gone.stream().map(Dominated::strategy).toList());
            }
            player = (player + 1) % left.size();
        }
        return new StrictElimination(rounds, left);
    }

    /** A mixture of the player's remaining strategies that strictly dominates one of them, where there is one. */
    public static Optional<Dominated> dominated(
            StrategicGame game, List<List<Integer>> left, int player, int strategy, Progress progress) {
        progress.check();
        List<Integer> others =
                left.get(player).stream().filter(s -> s != strategy).toList();
        if (others.isEmpty()) return Optional.empty();
        List<int[]> replies = opposing(left, player);
        if (isBestSomewhere(game, player, strategy, others, replies)) return Optional.empty();
        RationalMatrix gain = RationalMatrix.generate(
                others.size(),
                replies.size(),
                (k, j) -> paid(game, player, others.get(k), replies.get(j))
                        .minus(paid(game, player, strategy, replies.get(j))));
        GameProgram.Optimum best = GameProgram.solve(gain, progress);
        if (!best.value().isPositive()) return Optional.empty();
        Rational[] mixture = new Rational[game.size(player)];
        java.util.Arrays.fill(mixture, Rational.ZERO);
        for (int k = 0; k < others.size(); k++)
            mixture[others.get(k)] = best.row().get(k);
        return Optional.of(new Dominated(strategy, RationalVector.of(mixture), gain.leftTimes(best.row())));
    }

    /** Whether a strategy earns most against some choices of the others: then no mixture earns more there, and a program need not be solved. */
    private static boolean isBestSomewhere(
            StrategicGame game, int player, int strategy, List<Integer> others, List<int[]> replies) {
        return replies.stream().anyMatch(reply -> {
            Rational own = paid(game, player, strategy, reply);
            return others.stream()
                    .allMatch(other -> paid(game, player, other, reply).compareTo(own) <= 0);
        });
    }

    /** All remaining choices of the others; the player's own entry is to be filled in. */
    static List<int[]> opposing(List<List<Integer>> left, int player) {
        List<int[]> all = new ArrayList<>(List.of(new int[left.size()]));
        for (int i = left.size() - 1; i >= 0; i--) {
            if (i == player) continue;
            List<int[]> more = new ArrayList<>();
            for (int s : left.get(i))
                for (int[] choices : all) {
                    int[] with = choices.clone();
                    with[i] = s;
                    more.add(with);
                }
            all = more;
        }
        return all;
    }

    static Rational paid(StrategicGame game, int player, int strategy, int[] others) {
        int[] choices = others.clone();
        choices[player] = strategy;
        return game.payoff(player, choices);
    }
}
