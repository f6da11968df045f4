package hissho.coalition;

import hissho.document.Node;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;

/**
 * What is asked about a coalitional game beside its solution.
 *
 * @param x an allocation to be tried
 * @param allocations several of them
 * @param points allocations to be placed in the triangle of imputations
 * @param coalition a coalition that is asked about
 * @param coalitions several of them
 * @param player a player who is asked about, from 0
 * @param order players in the order they arrive, from 0
 * @param document everything that was written, for aspects with questions of their own
 */
public record Asked(
        Optional<RationalVector> x,
        List<RationalVector> allocations,
        List<RationalVector> points,
        Optional<Long> coalition,
        List<Long> coalitions,
        Optional<Integer> player,
        Optional<List<Integer>> order,
        Node document) {

    /** Nothing is asked. */
    public static final Asked NOTHING = new Asked(
            Optional.empty(),
            List.of(),
            List.of(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Node.root(java.util.Map.of()));
}
