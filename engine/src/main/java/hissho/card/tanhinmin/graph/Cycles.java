package hissho.card.tanhinmin.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Directed cycles among the cards in hand; only edges between the two hands count, because cards of one hand never meet. */
public final class Cycles {

    private Cycles() {}

    /** Whether there is a cycle: cards without a playable answer are taken away until none is left or all can be answered. */
    public static boolean exists(GraphGame game) {
        long mover = game.mover();
        long other = game.other();
        boolean shrinking = true;
        while (shrinking) {
            long smallerMover = answerable(game.graph(), mover, other);
            long smallerOther = answerable(game.graph(), other, mover);
            shrinking = smallerMover != mover || smallerOther != other;
            mover = smallerMover;
            other = smallerOther;
        }
        return mover != 0;
    }

    private static long answerable(CardGraph graph, long own, long opposing) {
        long kept = 0;
        for (int card : Bits.list(own)) if ((graph.children(card) & opposing) != 0) kept |= Bits.bit(card);
        return kept;
    }

    /** A shortest cycle through each card of the mover's that lies on one, shortest first: each a list of cards, each playable on the one before. */
    public static List<List<Integer>> shortest(GraphGame game) {
        List<List<Integer>> cycles = new ArrayList<>();
        for (int card : Bits.list(game.mover())) through(game, card).ifPresent(cycles::add);
        cycles.sort((a, b) -> Integer.compare(a.size(), b.size()));
        return cycles;
    }

    private static Optional<List<Integer>> through(GraphGame game, int start) {
        int[] before = new int[game.graph().cards()];
        Arrays.fill(before, -1);
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            int card = queue.remove();
            long opposing = Bits.has(game.mover(), card) ? game.other() : game.mover();
            for (int next : Bits.list(game.graph().children(card) & opposing)) {
                if (next == start) return Optional.of(path(before, start, card));
                if (before[next] < 0) {
                    before[next] = card;
                    queue.add(next);
                }
            }
        }
        return Optional.empty();
    }

    private static List<Integer> path(int[] before, int start, int end) {
        List<Integer> path = new ArrayList<>();
        for (int card = end; card != start; card = before[card]) path.add(card);
        path.add(start);
        Collections.reverse(path);
        return path;
    }

    /** The edges of a cycle, as pairs of cards. */
    public static List<int[]> edges(List<Integer> cycle) {
        List<int[]> edges = new ArrayList<>();
        for (int i = 0; i < cycle.size(); i++) edges.add(new int[] {cycle.get(i), cycle.get((i + 1) % cycle.size())});
        return edges;
    }
}
