package hissho.coalition.nucleolus;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/**
 * A cycle of largest mean length in a strongly connected graph, by Howard's policy iteration in exact numbers.
 *
 * @param mean the largest mean
 * @param nodes the nodes of a cycle that has it
 * @param heights how far each of them is ahead of the first where every arc of the cycle just holds
 */
record CriticalCycle(Rational mean, List<Integer> nodes, List<Rational> heights) {

    CriticalCycle {
        nodes = List.copyOf(nodes);
        heights = List.copyOf(heights);
    }

    /** arcs[i][j] is the length of the arc from j to i, or null; only these nodes count. */
    static CriticalCycle find(@Nullable Rational[][] arcs, List<Integer> alive, Progress progress) {
        return new Policy(arcs, alive, progress).run();
    }

    /** Each node chooses one arc that leads to it. */
    private static final class Policy {
        private final @Nullable Rational[][] arcs;
        private final List<Integer> alive;
        private final Progress progress;
        private final int[] chosen;
        private final Rational[] value;

        Policy(@Nullable Rational[][] arcs, List<Integer> alive, Progress progress) {
            this.arcs = arcs;
            this.alive = alive;
            this.progress = progress;
            this.chosen = new int[arcs.length];
            this.value = new Rational[arcs.length];
            Arrays.fill(value, Rational.ZERO);
            for (int i : alive) {
                int best = -1;
                for (int j : alive)
                    if (i != j
                            && arcs[i][j] != null
                            && (best < 0 || length(i, j).compareTo(length(i, best)) > 0)) best = j;
                chosen[i] = best;
            }
        }

        private Rational length(int to, int from) {
            Rational length = arcs[to][from];
            if (length == null) throw new IllegalStateException("there is no such arc");
            return length;
        }

        CriticalCycle run() {
            while (true) {
                progress.check();
                List<Integer> cycle = bestCycle();
                Rational mean = mean(cycle);
                evaluate(cycle.getFirst(), mean);
                if (!improve(mean)) return read(cycle, mean);
            }
        }

        private List<Integer> bestCycle() {
            int[] seen = new int[arcs.length];
            List<Integer> best = List.of();
            int walk = 0;
            for (int start : alive) {
                walk++;
                int at = start;
                while (seen[at] == 0) {
                    seen[at] = walk;
                    at = chosen[at];
                }
                if (seen[at] != walk) continue;
                List<Integer> cycle = new ArrayList<>();
                for (int on = at; cycle.isEmpty() || on != at; on = chosen[on]) cycle.add(on);
                if (best.isEmpty() || mean(cycle).compareTo(mean(best)) > 0) best = cycle;
            }
            return best;
        }

        private Rational mean(List<Integer> cycle) {
            Rational sum = Rational.ZERO;
            for (int node : cycle) sum = sum.plus(length(node, chosen[node]));
            return sum.over(cycle.size());
        }

        /** Values along the policy from the root on; who does not lead to the root is given an arc that does. */
        private void evaluate(int root, Rational mean) {
            boolean[] known = new boolean[arcs.length];
            Deque<Integer> open = new ArrayDeque<>();
            known[root] = true;
            value[root] = Rational.ZERO;
            open.add(root);
            List<Integer> rest = new ArrayList<>(alive);
            rest.remove(Integer.valueOf(root));
            for (boolean byPolicy = true; !rest.isEmpty(); byPolicy = false) {
                spread(open, known, rest, mean, byPolicy);
                open.clear();
                for (int node : alive) if (known[node]) open.add(node);
            }
        }

        private void spread(Deque<Integer> open, boolean[] known, List<Integer> rest, Rational mean, boolean byPolicy) {
            while (!open.isEmpty() && !rest.isEmpty()) {
                int from = open.remove();
                for (ListIterator<Integer> left = rest.listIterator(rest.size()); left.hasPrevious(); ) {
                    int node = left.previous();
                    if (byPolicy ? chosen[node] != from : arcs[node][from] == null) continue;
                    chosen[node] = from;
                    value[node] = value[from].plus(length(node, from)).minus(mean);
                    known[node] = true;
                    left.remove();
                    open.add(node);
                }
            }
        }

        private boolean improve(Rational mean) {
            boolean improved = false;
            Rational[] old = value.clone();
            for (int i : alive)
                for (int j : alive) {
                    if (i == j || arcs[i][j] == null) continue;
                    Rational through = old[j].plus(length(i, j)).minus(mean);
                    if (through.compareTo(value[i]) <= 0) continue;
                    value[i] = through;
                    chosen[i] = j;
                    improved = true;
                }
            return improved;
        }

        private CriticalCycle read(List<Integer> cycle, Rational mean) {
            Rational first = value[cycle.getFirst()];
            return new CriticalCycle(
                    mean,
                    cycle,
                    cycle.stream().map(node -> value[node].minus(first)).toList());
        }
    }
}
