package hissho.equilibrium;

import hissho.equilibrium.BestReplyPolyhedron.Corner;
import hissho.form.Bimatrix;
import hissho.form.Profile;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import org.jspecify.annotations.Nullable;

/**
 * Finds all maximal Nash subsets by deciding label by label at which player it is tight (branching as Audet, Hansen, Jaumard and Savard).
 *
 * <p>A node is a face of each best-reply polyhedron. A label that is tight on one of the two faces needs no decision; a label that no point of a face makes tight must be tight on the other; otherwise
 * the search goes both ways. Where every label is tight on a face, the product of the two faces consists of equilibria. A maximal Nash subset S x T is met by going to the first player whenever S
 * is tight at the label, so every one is the product at some leaf, whatever the order.
 */
final class LabelSearch {

    private static final byte OPEN = 0;
    private static final byte DECIDED = 1;
    /** Decided for the second player, where the other branch has all products whose first face is tight there too. */
    private static final byte SECOND = 2;

    /** Games of fewer labels are searched where they are asked for: starting workers would take longer. */
    private static final int SHARED_LABELS = 16;

    /** How many subtrees a worker keeps ready for others to take over before it goes on alone. */
    private static final int READY = 3;

    private final BestReplyPolyhedron first;
    private final BestReplyPolyhedron second;
    private final int labels;
    private final int workers;
    private final Queue<Leaf> met = new ConcurrentLinkedQueue<>();

    LabelSearch(Bimatrix game) {
        this(
                game,
                game.first().height() + game.first().width() < SHARED_LABELS
                        ? 1
                        : Runtime.getRuntime().availableProcessors());
    }

    /** The search with so many workers, who take subtrees over from one another; what is found does not depend on their number. */
    LabelSearch(Bimatrix game, int workers) {
        this.workers = workers;
        int m = game.first().height();
        int n = game.first().width();
        first = BestReplyPolyhedron.of(game.second(), 0, m);
        second = BestReplyPolyhedron.of(game.first().transposed(), m, 0);
        labels = m + n;
    }

    /** A product of faces that consists of equilibria. */
    private record Leaf(Face first, Face second) {}

    List<NashSubset> subsets(Progress progress) {
        Branch whole = new Branch(first.root(), second.root(), new byte[labels], progress);
        if (workers == 1) {
            whole.compute();
            return maximal(met.stream().map(leaf -> product(leaf, progress)).toList(), progress);
        }
        // a pool of its own: the common one has a worker less than there are cores, and a caller who waits for it does
        // not work
        try (ForkJoinPool pool = new ForkJoinPool(workers)) {
            pool.invoke(whole);
            return maximal(
                    pool.submit(() -> met.parallelStream()
                                    .map(leaf -> product(leaf, progress))
                                    .toList())
                            .join(),
                    progress);
        }
    }

    /** Some extreme equilibria of the products met so far, for a search that was stopped: a corner of each product. */
    List<Profile> met(int most, Progress progress) {
        return met.stream()
                .limit(most)
                .map(leaf -> Profile.of(
                        sorted(first.corners(leaf.first(), progress)).getFirst().strategy(),
                        sorted(second.corners(leaf.second(), progress))
                                .getFirst()
                                .strategy()))
                .distinct()
                .toList();
    }

    /** The search below one node. */
    private final class Branch extends RecursiveAction {

        private transient @Nullable Face p;
        private transient @Nullable Face q;
        private final byte[] side;
        private final transient Progress progress;

        Branch(Face p, Face q, byte[] side, Progress progress) {
            this.p = p;
            this.q = q;
            this.side = side;
            this.progress = progress;
        }

        @Override
        protected void compute() {
            Face a = p;
            Face b = q;
            p = null;
            q = null;
            if (a != null && b != null) search(a, b, side);
        }

        private void search(Face startFirst, Face startSecond, byte[] given) {
            progress.check();
            Face a = startFirst.settled();
            Face b = startSecond.settled();
            byte[] at = given.clone();
            int chosen;
            boolean again;
            do {
                again = false;
                chosen = -1;
                long best = Long.MAX_VALUE;
                for (int label = 0; label < labels; label++) {
                    if (at[label] == SECOND && a.surelyTight(label)) return;
                    if (at[label] != OPEN) continue;
                    if (a.surelyTight(label) || b.surelyTight(label)) {
                        at[label] = DECIDED;
                        continue;
                    }
                    int ways = a.ways(label);
                    int others = b.ways(label);
                    if (ways != 0 && others != 0) {
                        long score = score(ways, a.columns()) * score(others, b.columns());
                        if (score < best) {
                            best = score;
                            chosen = label;
                        }
                        continue;
                    }
                    Face cut = ways != 0 ? a.tight(label) : others != 0 ? b.tight(label) : null;
                    if (cut == null) return;
                    if (ways != 0) a = cut.settled();
                    else b = cut.settled();
                    at[label] = DECIDED;
                    again = true;
                }
            } while (again);
            if (chosen < 0) met.add(new Leaf(a, b));
            else branch(a, b, at, chosen);
        }

        private static long score(int ways, int columns) {
            return ways == Integer.MAX_VALUE ? 2L * columns + 2 : ways;
        }

        private void branch(Face a, Face b, byte[] at, int label) {
            Face nearer = a.tight(label);
            Face other = b.tight(label);
            byte[] toFirst = decided(at, label, DECIDED);
            byte[] toSecond = decided(at, label, SECOND);
            Branch shared = null;
            if (workers > 1 && nearer != null && other != null && getSurplusQueuedTaskCount() < READY) {
                shared = new Branch(a, other, toSecond, progress);
                shared.fork();
            }
            if (nearer != null) search(nearer, b, toFirst);
            if (shared != null) shared.invokeIfLeft();
            else if (other != null) search(a, other, toSecond);
        }

        /** Does this subtree here where nobody has taken it over, and waits for whoever has. */
        private void invokeIfLeft() {
            if (tryUnfork()) compute();
            else join();
        }

        private static byte[] decided(byte[] at, int label, byte where) {
            byte[] next = at.clone();
            next[label] = where;
            return next;
        }
    }

    /** A product of faces by the labels tight on each, and its corners. */
    private record Product(List<BitSet> labels, NashSubset subset) {}

    private Product product(Leaf leaf, Progress progress) {
        progress.check();
        List<Corner> ps = sorted(first.corners(leaf.first(), progress));
        List<Corner> qs = sorted(second.corners(leaf.second(), progress));
        return new Product(
                List.of(common(ps), common(qs)),
                new NashSubset(
                        ps.stream().map(Corner::strategy).toList(),
                        qs.stream().map(Corner::strategy).toList()));
    }

    private static List<NashSubset> maximal(List<Product> met, Progress progress) {
        Map<List<BitSet>, NashSubset> products = new LinkedHashMap<>();
        for (Product product : met) products.putIfAbsent(product.labels(), product.subset());
        List<NashSubset> maximal = new ArrayList<>();
        for (Map.Entry<List<BitSet>, NashSubset> entry : products.entrySet()) {
            progress.check();
            if (products.keySet().stream()
                    .noneMatch(other -> !other.equals(entry.getKey()) && holds(other, entry.getKey())))
                maximal.add(entry.getValue());
        }
        return maximal;
    }

    private static List<Corner> sorted(List<Corner> corners) {
        return corners.stream()
                .sorted(Comparator.comparing(Corner::strategy, AllEquilibria::compare))
                .toList();
    }

    /** The labels tight at every corner, which name the face. */
    private static BitSet common(List<Corner> corners) {
        BitSet labels = (BitSet) corners.getFirst().labels().clone();
        for (Corner corner : corners) labels.and(corner.labels());
        return labels;
    }

    /** Whether the product named by these labels holds the other: faces of fewer labels are larger. */
    private static boolean holds(List<BitSet> larger, List<BitSet> smaller) {
        return subset(larger.getFirst(), smaller.getFirst()) && subset(larger.getLast(), smaller.getLast());
    }

    private static boolean subset(BitSet few, BitSet many) {
        BitSet rest = (BitSet) few.clone();
        rest.andNot(many);
        return rest.isEmpty();
    }
}
