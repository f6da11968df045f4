package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.PureStrategies;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The best a player can do against given behaviour of all others. With perfect recall it is found set by set from the end (Kuhn);
 * without, every reduced pure strategy is tried.
 *
 * @param value what it earns
 * @param choice a pure strategy that earns it, with a move at every set
 */
public record BestReply(Rational value, List<Integer> choice) {

    public BestReply {
        choice = List.copyOf(choice);
    }

    public static BestReply of(ExtensiveGame game, int player, List<Behaviour> others, Progress progress) {
        Rational[] weights = weights(game, player, others);
        return Information.hasPerfectRecall(game, player)
                ? fromTheEnd(game, player, weights, progress)
                : byTrial(game, player, weights, progress);
    }

    /**
     * What each move of a player with perfect recall earns on average at each set, when the set is reached, the others play so and
     * the player goes on as well as possible; nothing at a set to which chance and the others never lead.
     */
    public static List<List<Rational>> earned(
            ExtensiveGame game, int player, List<Behaviour> others, Progress progress) {
        Rational[] worth = worth(game, player, weights(game, player, others), progress);
        Rational[] reached = new Rational[game.sets(player)];
        Arrays.fill(reached, Rational.ZERO);
        List<Rational[]> reach = reaches(game, player, others);
        for (int node = 0; node < game.tree().size(); node++) {
            if (game.mover(node) != player) continue;
            Rational likely = game.luck(node);
            for (Rational[] one : reach) likely = likely.times(one[node]);
            reached[game.setOf(node)] = reached[game.setOf(node)].plus(likely);
        }
        List<List<Rational>> earned = new ArrayList<>();
        for (int set = 0; set < reached.length; set++) {
            List<Rational> moves = new ArrayList<>();
            if (reached[set].isPositive())
                for (int move = 0; move < game.moves(player, set); move++)
                    moves.add(worth[game.sequence(player, set, move)].over(reached[set]));
            earned.add(List.copyOf(moves));
        }
        return earned;
    }

    private static List<Rational[]> reaches(ExtensiveGame game, int player, List<Behaviour> others) {
        return others.stream()
                .filter(b -> b.player() != player)
                .map(b -> b.reach(game))
                .toList();
    }

    /** What each end is worth to the player by chance and the others alone. */
    private static Rational[] weights(ExtensiveGame game, int player, List<Behaviour> others) {
        List<Rational[]> reach = reaches(game, player, others);
        Rational[] weights = new Rational[game.tree().size()];
        Arrays.fill(weights, Rational.ZERO);
        for (int end : game.tree().terminals().toArray()) {
            Rational likely = game.luck(end);
            for (Rational[] one : reach) likely = likely.times(one[end]);
            weights[end] = likely.times(game.paid(end).get(player));
        }
        return weights;
    }

    private static BestReply fromTheEnd(ExtensiveGame game, int player, Rational[] weights, Progress progress) {
        Rational[] worth = worth(game, player, weights, progress);
        List<Integer> choice = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++) choice.add(best(game, player, set, worth));
        return new BestReply(worth[0], choice);
    }

    /** What each sequence of the player earns from its last move on, weighed with the chance that the others let it be played. */
    private static Rational[] worth(ExtensiveGame game, int player, Rational[] weights, Progress progress) {
        Rational[] worth = new Rational[game.sequences(player)];
        Arrays.fill(worth, Rational.ZERO);
        for (int node = 0; node < weights.length; node++) {
            if (weights[node].isZero()) continue;
            int sequence = game.sequenceBefore(player, node);
            worth[sequence] = worth[sequence].plus(weights[node]);
        }
        for (int set : game.fromTheEnd(player)) {
            progress.check();
            int past = game.pastOf(player, set);
            worth[past] = worth[past].plus(worth[game.sequence(player, set, best(game, player, set, worth))]);
        }
        return worth;
    }

    private static int best(ExtensiveGame game, int player, int set, Rational[] worth) {
        int best = 0;
        for (int move = 1; move < game.moves(player, set); move++)
            if (worth[game.sequence(player, set, move)].compareTo(worth[game.sequence(player, set, best)]) > 0)
                best = move;
        return best;
    }

    private static BestReply byTrial(ExtensiveGame game, int player, Rational[] weights, Progress progress) {
        int[] ends =
                game.tree().terminals().filter(end -> !weights[end].isZero()).toArray();
        int[][] own = Arrays.stream(ends)
                .mapToObj(end -> PureStrategies.ownMoves(game, player, end))
                .toArray(int[][]::new);
        Rational best = null;
        int[] chosen = {};
        for (int[] choice : PureStrategies.reduced(game, player, progress)) {
            progress.check();
            Rational sum = Rational.ZERO;
            for (int k = 0; k < ends.length; k++)
                if (PureStrategies.allows(choice, own[k])) sum = sum.plus(weights[ends[k]]);
            if (best != null && sum.compareTo(best) <= 0) continue;
            best = sum;
            chosen = choice;
        }
        List<Integer> filled =
                Arrays.stream(chosen).map(move -> Math.max(0, move)).boxed().toList();
        return new BestReply(best == null ? Rational.ZERO : best, filled);
    }
}
