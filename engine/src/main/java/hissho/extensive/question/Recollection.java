package hissho.extensive.question;

import hissho.extensive.ExtensiveGame;
import hissho.play.Memory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a player may be reminded of at an information set: only what is the same at all its nodes, or the reminder would tell the nodes apart.
 *
 * <p>Where at each of his sets all nodes have been told of alike, a player follows the play move by move. Otherwise, as at a set across
 * depths, he hears of nothing but his own moves; and of these nothing at a set where he forgets them.
 */
final class Recollection {

    /** What a node adds to what was known before it. */
    private record Step(int before, Object what) {}

    private final ExtensiveGame game;
    private final boolean[] follows;
    /** Of each branching whether its player has the same own moves behind him at all its nodes. */
    private final boolean[] ownAlike;

    Recollection(TreeTold told) {
        this.game = told.game();
        this.follows = new boolean[game.players()];
        this.ownAlike = new boolean[game.tree().branchings().size()];
        for (int player = 0; player < follows.length; player++) look(told, player);
    }

    private void look(TreeTold told, int player) {
        int size = game.tree().size();
        int[] heard = new int[size];
        int[] own = new int[size];
        Map<Step, Integer> numbers = new HashMap<>();
        for (int node = 1; node < size; node++) {
            int parent = game.tree().parent(node);
            int move = game.tree().moveInto(node);
            int mover = game.mover(parent);
            heard[node] = number(numbers, new Step(heard[parent], List.of(mover, told.of(parent, move, player))));
            own[node] = mover == player
                    ? number(numbers, new Step(own[parent], game.sequence(player, game.setOf(parent), move)))
                    : own[parent];
        }
        follows[player] = true;
        for (int set = 0; set < game.sets(player); set++) {
            int branching = game.branching(player, set);
            ownAlike[branching] = isAlike(branching, own);
            follows[player] &= isAlike(branching, heard);
        }
    }

    private static int number(Map<Step, Integer> numbers, Step step) {
        return numbers.computeIfAbsent(step, _ -> numbers.size() + 1);
    }

    private boolean isAlike(int branching, int[] known) {
        return game.tree()
                        .members(branching)
                        .map(node -> known[node])
                        .distinct()
                        .count()
                <= 1;
    }

    /** What a player may know of the moves so far who was last to move at a node, or never. */
    Memory at(int player, int lastOwn) {
        if (follows[player]) return Memory.ALL;
        return lastOwn < 0 || ownAlike[game.tree().branchingNumber(lastOwn)] ? Memory.OWN : Memory.NONE;
    }
}
