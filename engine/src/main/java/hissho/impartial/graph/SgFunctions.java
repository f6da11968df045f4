package hissho.impartial.graph;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * All labellings of a digraph with g(x) = mex of the labels of x's followers: none, one or several where there are cycles. Components are
 * labelled followers first, by backtracking that gives up as soon as a label can no longer be a mex.
 */
final class SgFunctions {

    static final int MOST = 20_000;
    private static final long MOST_STEPS = 20_000_000;

    private final Digraph graph;
    private final Progress progress;
    private final int[] order;
    private final int[] label;
    private final List<List<Integer>> found = new ArrayList<>();
    private long steps = 0;

    private SgFunctions(Digraph graph, Progress progress) {
        this.graph = graph;
        this.progress = progress;
        this.order = graph.components().stream()
                .flatMap(List::stream)
                .mapToInt(v -> v)
                .toArray();
        this.label = new int[graph.size()];
        Arrays.fill(label, -1);
    }

    /** Every consistent labelling, by vertex number; nothing where there are too many or they take too long to find. */
    static Optional<List<List<Integer>>> of(Digraph graph, Progress progress) {
        SgFunctions search = new SgFunctions(graph, progress);
        return search.extend(0) ? Optional.of(List.copyOf(search.found)) : Optional.empty();
    }

    /** Whether the search came to its end. */
    private boolean extend(int at) {
        if (at == order.length) {
            if (found.size() >= MOST) return false;
            found.add(Arrays.stream(label).boxed().toList());
            return true;
        }
        if (++steps > MOST_STEPS) return false;
        if ((steps & 4095) == 0) progress.check();
        int v = order[at];
        for (int value = 0; value <= graph.followers(v).length; value++) {
            label[v] = value;
            if (possible(v) && possibleBefore(at) && !extend(at + 1)) return false;
        }
        label[v] = -1;
        return true;
    }

    private boolean possibleBefore(int at) {
        for (int i = 0; i < at; i++) if (!possible(order[i])) return false;
        return true;
    }

    /** Whether a label can still be the mex: no follower has it, and the followers not yet labelled can fill the gaps below. */
    private boolean possible(int vertex) {
        BitSet seen = new BitSet();
        int open = 0;
        for (int w : graph.followers(vertex))
            if (label[w] < 0) open++;
            else if (label[w] == label[vertex]) return false;
            else if (label[w] < label[vertex]) seen.set(label[w]);
        return label[vertex] - seen.cardinality() <= open;
    }
}
