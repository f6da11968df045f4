package hissho.poker.solve;

import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.HandStrategy;
import hissho.progress.Progress;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/**
 * Mends patterns of moves until they are in equilibrium, as the simplex method mends a basis: the indifference equations of a pattern are
 * solved, exact best replies show which hands would rather move otherwise, those hands get their own piece, and the pattern whose two
 * guarantees lie closest together is mended first.
 */
final class PatternSearch {

    private static final double BLUR = 1e-4;

    private record Node(Pattern pattern, Bounds bounds, int number) {}

    private final BettingTree tree;
    private final Progress progress;
    private final Set<Map<Integer, List<Integer>>> seen = new HashSet<>();
    private final PriorityQueue<Node> open = new PriorityQueue<>(
            Comparator.comparing((Node node) -> node.bounds.width()).thenComparingInt(Node::number));
    private Optional<Bounds> best = Optional.empty();

    PatternSearch(BettingTree tree, Progress progress) {
        this.tree = tree;
        this.progress = progress;
    }

    /** What is best known so far. */
    Optional<Bounds> best() {
        return best;
    }

    private boolean isProved() {
        return best.isPresent() && best.get().isExact();
    }

    /** A pattern to be looked at; thresholds no equation determines become simple numbers this close to where they were. */
    void add(Pattern pattern, double blur) {
        if (isProved()) return;
        Pattern tidy = Pieces.tidy(tree, pattern);
        if (!seen.add(shape(tidy))) return;
        IndifferenceEquations.Settled settled = IndifferenceEquations.settle(tree, tidy, blur, progress);
        Pattern at = settled.pattern();
        List<HandStrategy> both = settled.strategies().orElseGet(() -> Pieces.strategies(tree, at));
        Bounds bounds = BettingSolver.bounds(tree, both.get(0), both.get(1), progress);
        best = best.map(known -> known.with(bounds)).or(() -> Optional.of(bounds));
        open.add(new Node(at, bounds, seen.size()));
    }

    /** Mends so many patterns, or until one is proved. */
    Optional<Bounds> mend(int most) {
        for (int k = 0; k < most && !isProved() && !open.isEmpty(); k++) {
            progress.check();
            Node node = open.remove();
            for (Pattern next : Deviations.of(tree, node.pattern, node.bounds, progress)) add(next, BLUR);
        }
        return best;
    }

    private static Map<Integer, List<Integer>> shape(Pattern pattern) {
        Map<Integer, List<Integer>> moves = new TreeMap<>();
        pattern.turns().forEach((turn, row) -> moves.put(turn, row.moves()));
        return moves;
    }
}
