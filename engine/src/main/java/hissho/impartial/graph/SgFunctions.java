package hissho.impartial.graph;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

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
    private final List<int[]> found = new ArrayList<>();
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

    /** Every consistent labelling, by vertex number. */
    static List<int[]> of(Digraph graph, Progress progress) {
        SgFunctions search = new SgFunctions(graph, progress);
        search.extend(0);
        return search.found;
    }

    private void extend(int at) {
        if (at == order.length) {
            if (found.size() >= MOST) throw new BadDocument("", Message.of("impartial.bad.many-functions", MOST));
            found.add(label.clone());
            return;
        }
        if (++steps > MOST_STEPS) throw new BadDocument("", Message.of("impartial.bad.many-functions", MOST));
        if ((steps & 4095) == 0) progress.check();
        int v = order[at];
        for (int value = 0; value <= graph.followers(v).length; value++) {
            label[v] = value;
            if (possible(v) && possibleBefore(at)) extend(at + 1);
        }
        label[v] = -1;
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
