package hissho.extensive;

import hissho.form.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the players of a tree know: perfect information, perfect recall with the evidence where it fails, sets that a play meets
 * twice, sets across depths.
 */
public final class Information {

    /** Two nodes of one information set that the player's own past tells apart. */
    public record Forgotten(int player, int set, int first, int second) {}

    private Information() {}

    /**
     * Where a player first forgets: two nodes of a set with different own moves behind them. If no set has such nodes, then at every
     * set the whole own past is the same, for the set of the last own move has the same past at all its nodes in turn.
     */
    public static Optional<Forgotten> forgotten(ExtensiveGame game, int player) {
        for (int set = 0; set < game.sets(player); set++) {
            int past = game.pastOf(player, set);
            int[] others = game.tree()
                    .members(game.branching(player, set))
                    .filter(node -> game.sequenceBefore(player, node) != past)
                    .limit(1)
                    .toArray();
            if (others.length > 0)
                return Optional.of(new Forgotten(player, set, game.firstNode(player, set), others[0]));
        }
        return Optional.empty();
    }

    public static boolean hasPerfectRecall(ExtensiveGame game, int player) {
        return forgotten(game, player).isEmpty();
    }

    public static boolean hasPerfectRecall(ExtensiveGame game) {
        return IntStream.range(0, game.players()).allMatch(i -> hasPerfectRecall(game, i));
    }

    /** The information sets, as branchings, that some play meets more than once: their player is absent-minded. */
    public static List<Integer> repeated(GameTree tree) {
        int[] onPath = new int[tree.branchings().size()];
        int[] path = new int[tree.depth() + 1];
        boolean[] met = new boolean[onPath.length];
        int length = 0;
        for (int node = 0; node < tree.size(); node++) {
            while (length > tree.depth(node)) leave(tree, path[--length], onPath);
            path[length++] = node;
            int branching = tree.branchingNumber(node);
            if (branching >= 0 && ++onPath[branching] > 1) met[branching] = true;
        }
        return informationSets(tree, b -> met[b]);
    }

    private static void leave(GameTree tree, int node, int[] onPath) {
        if (!tree.isTerminal(node)) onPath[tree.branchingNumber(node)]--;
    }

    /** The information sets, as branchings, whose nodes lie at different depths: the player does not know how many moves were made. */
    public static List<Integer> acrossDepths(GameTree tree) {
        return informationSets(
                tree, b -> tree.members(b).map(tree::depth).distinct().count() > 1);
    }

    private static List<Integer> informationSets(GameTree tree, java.util.function.IntPredicate test) {
        List<Integer> found = new ArrayList<>();
        for (int b = 0; b < tree.branchings().size(); b++)
            if (tree.branchings().get(b) instanceof hissho.form.InformationSet && test.test(b)) found.add(b);
        return found;
    }
}
