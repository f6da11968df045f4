package hissho.card.tanhinmin.graph;

import java.util.List;
import java.util.Optional;

/**
 * Recognises graphs that are the plain game in disguise: ranks such that a card may be played on an opposing one iff it is higher.
 *
 * <p>Opposing cards without an edge either way must be equal, so they are put into one class; the classes are then ranked along the
 * edges, which works iff no edge stays within a class and the classes have no cycle.
 */
public final class StrictOrder {

    private StrictOrder() {}

    /** A rank from 1 for each card in hand, 0 for the others, if the cards in hand are so ordered. */
    public static Optional<int[]> of(GraphGame game) {
        CardGraph graph = game.graph();
        int[] classes = new int[graph.cards()];
        for (int card = 0; card < classes.length; card++) classes[card] = card;
        List<Integer> mover = Bits.list(game.mover());
        List<Integer> other = Bits.list(game.other());
        for (int x : mover) for (int y : other) if (!graph.edge(x, y) && !graph.edge(y, x)) join(classes, x, y);
        long[] above = new long[graph.cards()];
        for (int x : mover)
            for (int y : other) {
                if (graph.edge(x, y)) above[find(classes, x)] |= Bits.bit(find(classes, y));
                if (graph.edge(y, x)) above[find(classes, y)] |= Bits.bit(find(classes, x));
            }
        return ranked(classes, above, game.mover() | game.other());
    }

    private static Optional<int[]> ranked(int[] classes, long[] above, long cards) {
        long left = 0;
        for (int card : Bits.list(cards)) left |= Bits.bit(find(classes, card));
        int[] rankOfClass = new int[classes.length];
        for (int rank = 1; left != 0; rank++) {
            long higher = 0;
            for (int one : Bits.list(left)) higher |= above[one];
            long lowest = left & ~higher;
            if (lowest == 0) return Optional.empty();
            rankOfClass[Bits.lowest(lowest)] = rank;
            left &= ~Bits.bit(Bits.lowest(lowest));
        }
        int[] ranks = new int[classes.length];
        for (int card : Bits.list(cards)) ranks[card] = rankOfClass[find(classes, card)];
        return Optional.of(ranks);
    }

    /** Whether these ranks say of every opposing pair of cards what the graph says. */
    public static boolean agrees(GraphGame game, int[] ranks) {
        for (int x : Bits.list(game.mover()))
            for (int y : Bits.list(game.other()))
                if (game.graph().edge(x, y) != ranks[y] > ranks[x]
                        || game.graph().edge(y, x) != ranks[x] > ranks[y]) return false;
        return true;
    }

    private static void join(int[] classes, int a, int b) {
        classes[find(classes, a)] = find(classes, b);
    }

    private static int find(int[] classes, int card) {
        int root = card;
        while (classes[root] != root) root = classes[root];
        return root;
    }
}
