package hissho.impartial.graph;

import hissho.impartial.Outcome;
import hissho.progress.Progress;
import java.util.Arrays;

/**
 * A directed graph of millions of arrows with the outcome of every vertex and, without cycles, its Grundy value: arrays of numbers only, and every arrow is
 * looked at a few times. Vertices have numbers of their own, kept in rising order.
 */
final class Arrows {

    private static final int OPEN = -1;
    private static final int CHECKED_AT_ONCE = 1 << 16;

    private final long[] names;
    /** Where the followers of each vertex begin. */
    private final int[] first;

    private final int[] followers;
    private final int[] remoteness;
    private final boolean[] wins;
    private final int[] values;
    private final boolean acyclic;

    private Arrows(long[] names, int[] first, int[] followers, Progress progress) {
        this.names = names;
        this.first = first;
        this.followers = followers;
        int count = names.length;
        remoteness = new int[count];
        Arrays.fill(remoteness, OPEN);
        wins = new boolean[count];
        values = new int[count];
        acyclic = labelled(progress);
    }

    /** The graph of pairs written one after the other; parallel arrows count as one. */
    static Arrows of(long[] pairs, Progress progress) {
        long[] names = Arrays.stream(pairs).sorted().distinct().toArray();
        int[] first = new int[names.length + 1];
        int[] from = new int[pairs.length / 2];
        int[] to = new int[pairs.length / 2];
        for (int e = 0; e < from.length; e++) {
            if (e % CHECKED_AT_ONCE == 0) progress.check();
            from[e] = Arrays.binarySearch(names, pairs[2 * e]);
            to[e] = Arrays.binarySearch(names, pairs[2 * e + 1]);
            first[from[e] + 1]++;
        }
        for (int v = 0; v < names.length; v++) first[v + 1] += first[v];
        int[] place = Arrays.copyOf(first, names.length);
        int[] followers = new int[from.length];
        for (int e = 0; e < from.length; e++) followers[place[from[e]]++] = to[e];
        int used = 0;
        for (int v = 0; v < names.length; v++) {
            int begin = first[v];
            int end = first[v + 1];
            Arrays.sort(followers, begin, end);
            first[v] = used;
            for (int i = begin; i < end; i++)
                if (i == begin || followers[i] != followers[i - 1]) followers[used++] = followers[i];
        }
        first[names.length] = used;
        return new Arrows(names, first, Arrays.copyOf(followers, used), progress);
    }

    /** Outcomes backwards from the end; then values in an order in which followers come first, and whether there is one. */
    private boolean labelled(Progress progress) {
        int count = names.length;
        int[] incoming = new int[count + 1];
        for (int w : followers) incoming[w + 1]++;
        for (int v = 0; v < count; v++) incoming[v + 1] += incoming[v];
        int[] place = Arrays.copyOf(incoming, count);
        int[] before = new int[followers.length];
        for (int v = 0; v < count; v++) for (int i = first[v]; i < first[v + 1]; i++) before[place[followers[i]]++] = v;
        int[] open = new int[count];
        for (int v = 0; v < count; v++) open[v] = first[v + 1] - first[v];
        outcomes(incoming, before, open.clone(), progress);
        return values(incoming, before, open, progress);
    }

    private void outcomes(int[] incoming, int[] before, int[] open, Progress progress) {
        int[] queue = new int[names.length];
        int known = 0;
        for (int v = 0; v < names.length; v++)
            if (open[v] == 0) {
                remoteness[v] = 0;
                queue[known++] = v;
            }
        for (int done = 0; done < known; done++) {
            if (done % CHECKED_AT_ONCE == 0) progress.check();
            int v = queue[done];
            for (int i = incoming[v]; i < incoming[v + 1]; i++) {
                int u = before[i];
                if (remoteness[u] != OPEN || (wins[v] && --open[u] > 0)) continue;
                wins[u] = !wins[v];
                remoteness[u] = remoteness[v] + 1;
                queue[known++] = u;
            }
        }
    }

    private boolean values(int[] incoming, int[] before, int[] open, Progress progress) {
        int[] queue = new int[names.length];
        int known = 0;
        for (int v = 0; v < names.length; v++) if (open[v] == 0) queue[known++] = v;
        int[] seenBy = new int[1];
        for (int done = 0; done < known; done++) {
            if (done % CHECKED_AT_ONCE == 0) progress.check();
            int v = queue[done];
            int length = first[v + 1] - first[v];
            if (length >= seenBy.length) seenBy = Arrays.copyOf(seenBy, 2 * length + 1);
            values[v] = mex(v, length, done + 1, seenBy);
            for (int i = incoming[v]; i < incoming[v + 1]; i++) if (--open[before[i]] == 0) queue[known++] = before[i];
        }
        return known == names.length;
    }

    private int mex(int vertex, int length, int stamp, int[] seenBy) {
        for (int i = first[vertex]; i < first[vertex + 1]; i++)
            if (values[followers[i]] < length) seenBy[values[followers[i]]] = stamp;
        int mex = 0;
        while (mex < length && seenBy[mex] == stamp) mex++;
        return mex;
    }

    int size() {
        return names.length;
    }

    int edgeCount() {
        return followers.length;
    }

    boolean isAcyclic() {
        return acyclic;
    }

    long name(int vertex) {
        return names[vertex];
    }

    /** The number of a vertex, negative where there is none of this name. */
    int vertex(long name) {
        return Arrays.binarySearch(names, name);
    }

    Outcome outcome(int vertex) {
        return remoteness[vertex] == OPEN ? Outcome.DRAW : wins[vertex] ? Outcome.N : Outcome.P;
    }

    /** The Grundy value of a vertex of a graph without cycles. */
    int value(int vertex) {
        if (!acyclic) throw new IllegalStateException("a graph with cycles");
        return values[vertex];
    }

    int[] followers(int vertex) {
        return Arrays.copyOfRange(followers, first[vertex], first[vertex + 1]);
    }

    /**
     * Whether every outcome follows from those of the followers, with fewer moves to the end, and every value is the least number that no follower
     * has: this proves them all.
     */
    boolean holds(Progress progress) {
        for (int v = 0; v < names.length; v++) {
            if (v % CHECKED_AT_ONCE == 0) progress.check();
            if (!outcomeHolds(v) || (acyclic && !valueHolds(v))) return false;
        }
        return true;
    }

    private boolean outcomeHolds(int vertex) {
        boolean toLost = false;
        boolean nearer = false;
        boolean toDrawn = false;
        boolean allNearer = true;
        for (int w : followers(vertex)) {
            toLost |= outcome(w) == Outcome.P;
            toDrawn |= outcome(w) == Outcome.DRAW;
            nearer |= outcome(w) == Outcome.P && remoteness[w] < remoteness[vertex];
            allNearer &= outcome(w) == Outcome.N && remoteness[w] < remoteness[vertex];
        }
        return switch (outcome(vertex)) {
            case N -> nearer;
            case P -> allNearer;
            case DRAW -> toDrawn && !toLost;
        };
    }

    private boolean valueHolds(int vertex) {
        int[] list = followers(vertex);
        for (int w : list) if (values[w] == values[vertex]) return false;
        long below = Arrays.stream(list)
                .map(w -> values[w])
                .filter(x -> x < values[vertex])
                .distinct()
                .count();
        return below == values[vertex];
    }
}
