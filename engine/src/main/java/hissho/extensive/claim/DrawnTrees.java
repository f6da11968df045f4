package hissho.extensive.claim;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.TreeReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Trees drawn by chance from their size and number: the same number is always the same tree. The size is the depth. */
final class DrawnTrees {

    /** How many trees are drawn of each size. */
    static final int DRAWN = 64;

    private final SplittableRandom random;
    private final boolean chance;
    private final boolean hides;
    private final int payoff;
    private final int paid;

    private DrawnTrees(int size, long number, boolean chance, boolean hides, int payoff, int paid) {
        this.random = new SplittableRandom(size * 1_000_003L + number);
        this.chance = chance;
        this.hides = hides;
        this.payoff = payoff;
        this.paid = paid;
    }

    /** A tree with perfect information. */
    static Map<String, Object> open(int depth, long number) {
        return new DrawnTrees(depth, number, true, false, 4, 1).node(depth, List.of("", ""));
    }

    /** A tree with perfect information in which each player has payoffs of their own. */
    static Map<String, Object> openForTwo(int depth, long number) {
        return new DrawnTrees(depth, number, true, false, 4, 2).node(depth, List.of("", ""));
    }

    /** A tree with perfect information, without chance, of wins, losses and draws. */
    static Map<String, Object> likeChess(int depth, long number) {
        return new DrawnTrees(depth, number, false, false, 1, 1).node(depth, List.of("", ""));
    }

    /** A tree in which each player knows the own moves and what chance showed him, and not those of the other. */
    static Map<String, Object> hidden(int depth, long number) {
        return new DrawnTrees(depth, number, true, true, 4, 1).node(depth, List.of("", ""));
    }

    static ExtensiveGame game(Map<String, Object> tree) {
        return new ExtensiveGame(TreeReader.read(Node.root(tree), Optional.empty()));
    }

    private int unnamed;

    private Map<String, Object> node(int depth, List<String> known) {
        if (depth == 0)
            return InOrder.of(
                    "payoff", random.ints(paid, -payoff, payoff + 1).boxed().toList());
        int mover = chance ? random.nextInt(3) : 1 + random.nextInt(2);
        if (mover == 0) {
            int shown = random.nextInt(2);
            List<Object> draws = new ArrayList<>();
            for (int draw = 0; draw < 2; draw++)
                draws.add(InOrder.of(
                        "p",
                        draw == 0 ? "1/3" : "2/3",
                        "label",
                        "c" + draw,
                        "node",
                        node(depth - 1, with(known, shown, "c" + draw))));
            return InOrder.of("chance", draws);
        }
        int player = mover - 1;
        String set = hides ? mover + "/" + depth + known.get(player) : mover + "." + unnamed++;
        List<Object> moves = new ArrayList<>();
        for (int move = 0; move < 2; move++)
            moves.add(InOrder.of("label", "m" + move, "node", node(depth - 1, with(known, player, set + "m" + move))));
        return InOrder.of("player", mover, "infoset", set, "moves", moves);
    }

    private static List<String> with(List<String> known, int player, String more) {
        List<String> longer = new ArrayList<>(known);
        longer.set(player, longer.get(player) + "(" + more + ")");
        return longer;
    }
}
