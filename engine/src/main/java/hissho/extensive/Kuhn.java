package hissho.extensive;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * From mixed to behaviour strategies and back (Kuhn 1953). Two strategies are equivalent when they lead to the same nodes with the
 * same probabilities, whatever chance and the others do. With perfect recall every mixed strategy has an equivalent behaviour strategy.
 *
 * <p>Without perfect recall the same construction decides: an equivalent behaviour strategy must, at each node that is reached, choose
 * as the mixed one does there; so there is one exactly when the reached nodes of every set agree.
 */
public final class Kuhn {

    private Kuhn() {}

    /** The equivalent behaviour strategy, with the first move at sets that are never reached; nothing where none is equivalent. */
    public static Optional<Behaviour> behaviour(
            ExtensiveGame game, int player, List<int[]> strategies, Mixed mixed, Progress progress) {
        Rational[] reach = realised(game, player, strategies, mixed, progress);
        List<RationalVector> atSet = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++) {
            List<RationalVector> choices = game.tree()
                    .members(game.branching(player, set))
                    .filter(node -> !reach[node].isZero() && !game.luck(node).isZero())
                    .mapToObj(node -> RationalVector.generate(
                            game.tree().moves(node), move -> reach[game.tree().child(node, move)].over(reach[node])))
                    .distinct()
                    .limit(2)
                    .toList();
            if (choices.size() > 1) return Optional.empty();
            atSet.add(choices.isEmpty() ? RationalVector.unit(game.moves(player, set), 0) : choices.getFirst());
        }
        return Optional.of(new Behaviour(player, atSet));
    }

    /**
     * What a mixed strategy does at each set, among the pure strategies that allow the set; every move alike where none does. It is equivalent
     * to the mixed one under perfect recall, and without it as near as somebody comes who has forgotten how his plan began.
     */
    public static Behaviour atSets(ExtensiveGame game, int player, List<int[]> strategies, Mixed mixed) {
        List<RationalVector> atSet = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++) {
            List<int[]> ways = game.tree()
                    .members(game.branching(player, set))
                    .mapToObj(node -> PureStrategies.ownMoves(game, player, node))
                    .toList();
            Rational[] weights = new Rational[game.moves(player, set)];
            Arrays.fill(weights, Rational.ZERO);
            for (int s : mixed.support()) {
                int[] choice = strategies.get(s);
                if (choice[set] >= 0 && ways.stream().anyMatch(own -> PureStrategies.allows(choice, own)))
                    weights[choice[set]] = weights[choice[set]].plus(mixed.get(s));
            }
            Rational all = RationalVector.of(weights).sum();
            atSet.add(RationalVector.generate(
                    weights.length, m -> all.isZero() ? Rational.of(1, weights.length) : weights[m].over(all)));
        }
        return new Behaviour(player, atSet);
    }

    /** The product of the probabilities of the moves, for each full pure strategy. */
    public static Mixed mixed(ExtensiveGame game, Behaviour behaviour, Progress progress) {
        return new Mixed(RationalVector.of(PureStrategies.all(game, behaviour.player(), progress).stream()
                .map(choice -> probability(behaviour, choice))
                .toList()));
    }

    private static Rational probability(Behaviour behaviour, int[] choice) {
        Rational product = Rational.ONE;
        for (int set = 0; set < choice.length; set++) product = product.times(behaviour.get(set, choice[set]));
        return product;
    }

    /** How likely a mixed strategy is to allow each node. */
    private static Rational[] realised(
            ExtensiveGame game, int player, List<int[]> strategies, Mixed mixed, Progress progress) {
        Rational[] reach = new Rational[game.tree().size()];
        for (int node = 0; node < reach.length; node++) {
            progress.check();
            int[] own = PureStrategies.ownMoves(game, player, node);
            reach[node] = Rational.ZERO;
            for (int s : mixed.support())
                if (PureStrategies.allows(strategies.get(s), own)) reach[node] = reach[node].plus(mixed.get(s));
        }
        return reach;
    }

    /** Whether both lead to the same nodes with the same probabilities, whatever chance and the others do. */
    public static boolean areEquivalent(
            ExtensiveGame game, List<int[]> strategies, Mixed mixed, Behaviour behaviour, Progress progress) {
        Rational[] first = realised(game, behaviour.player(), strategies, mixed, progress);
        Rational[] second = behaviour.reach(game);
        return game.tree().terminals().allMatch(end -> game.luck(end).isZero() || first[end].equals(second[end]));
    }
}
