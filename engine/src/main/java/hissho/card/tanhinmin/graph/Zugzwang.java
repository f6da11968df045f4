package hissho.card.tanhinmin.graph;

import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;

/**
 * Why nobody wants to lead: a cycle of cards without whose edges the position would be decided. There is always a cycle, because
 * without one there is no zugzwang; where several shortest ones exist the first that matters is shown.
 *
 * @param cycle the cards, each playable on the one before, the first on the last
 * @param valueWithout the value for the mover once the edges of the cycle are taken out
 */
public record Zugzwang(List<Integer> cycle, int valueWithout) {

    private static final int MOST_CARDS = 20;

    /** Whether the value without the cycle is worked out, and not merely unknown where it is 0. */
    static boolean workedOut(GraphGame game) {
        return Bits.size(game.mover() | game.other()) <= MOST_CARDS;
    }

    public Zugzwang {
        cycle = List.copyOf(cycle);
    }

    /** The cause of a drawn position on an empty table. */
    static Optional<Zugzwang> causeOf(GraphGame game, Progress progress) {
        List<List<Integer>> cycles = Cycles.shortest(game);
        if (workedOut(game))
            for (List<Integer> cycle : cycles) {
                int without = Values.of(game.with(game.graph().without(Cycles.edges(cycle))), progress)
                        .value();
                if (without != 0) return Optional.of(new Zugzwang(cycle, without));
            }
        return cycles.stream().findFirst().map(cycle -> new Zugzwang(cycle, 0));
    }
}
