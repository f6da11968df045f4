package hissho.stochastic.system.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;

/** Strongly connected components (Tarjan 1972), those reached last first. */
final class Components {

    private final IntFunction<int[]> next;
    private final int[] index;
    private final int[] low;
    private final boolean[] open;
    private final Deque<Integer> stack = new ArrayDeque<>();
    private final List<int[]> found = new ArrayList<>();
    private int count;

    private Components(int size, IntFunction<int[]> next) {
        this.next = next;
        index = new int[size];
        low = new int[size];
        open = new boolean[size];
        Arrays.fill(index, -1);
    }

    static List<int[]> of(int size, IntFunction<int[]> next) {
        Components components = new Components(size, next);
        for (int k = 0; k < size; k++) if (components.index[k] < 0) components.visit(k);
        return components.found;
    }

    /** Depth first, on a stack of its own: a system may be a long chain. */
    private void visit(int root) {
        Deque<int[]> path = new ArrayDeque<>();
        List<int[]> targets = new ArrayList<>();
        path.push(new int[] {root, 0, targets.size()});
        targets.add(enter(root));
        while (!path.isEmpty()) {
            int[] at = path.element();
            int[] to = targets.get(at[2]);
            if (at[1] < to.length) {
                int child = to[at[1]++];
                if (index[child] < 0) {
                    path.push(new int[] {child, 0, targets.size()});
                    targets.add(enter(child));
                } else if (open[child]) low[at[0]] = Math.min(low[at[0]], index[child]);
            } else {
                path.pop();
                if (!path.isEmpty()) low[path.element()[0]] = Math.min(low[path.element()[0]], low[at[0]]);
                if (low[at[0]] == index[at[0]]) close(at[0]);
            }
        }
    }

    private int[] enter(int k) {
        index[k] = low[k] = count++;
        stack.push(k);
        open[k] = true;
        return next.apply(k);
    }

    private void close(int root) {
        List<Integer> members = new ArrayList<>();
        int k;
        do {
            k = stack.pop();
            open[k] = false;
            members.add(k);
        } while (k != root);
        found.add(members.stream().sorted().mapToInt(Integer::intValue).toArray());
    }
}
