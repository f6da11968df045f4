package hissho.impartial;

import hissho.progress.Progress;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.IntFunction;

/**
 * Retrograde analysis of a game whose play may return: every position is P, N or drawn, and won ones have a remoteness, the number of
 * moves to the end when the winner hurries and the loser delays. Works for partizan games too, with the mover as part of the position.
 */
public final class Retrograde {

    private static final int OPEN = -1;

    private final int[] remoteness;
    private final boolean[] wins;

    private Retrograde(int[] remoteness, boolean[] wins) {
        this.remoteness = remoteness;
        this.wins = wins;
    }

    /** Analyses positions 0 to count - 1; a position without followers is lost for the player to move. */
    public static Retrograde of(int count, IntFunction<int[]> followers, Progress progress) {
        int[] open = new int[count];
        int[] incoming = new int[count + 1];
        for (int v = 0; v < count; v++) {
            int[] next = followers.apply(v);
            open[v] = next.length;
            for (int w : next) incoming[w + 1]++;
            if ((v & 1023) == 0) progress.check();
        }
        for (int v = 0; v < count; v++) incoming[v + 1] += incoming[v];
        int[] predecessors = new int[incoming[count]];
        int[] fill = Arrays.copyOf(incoming, count);
        for (int v = 0; v < count; v++) for (int w : followers.apply(v)) predecessors[fill[w]++] = v;
        int[] remoteness = new int[count];
        Arrays.fill(remoteness, OPEN);
        boolean[] wins = new boolean[count];
        Deque<Integer> queue = new ArrayDeque<>();
        for (int v = 0; v < count; v++)
            if (open[v] == 0) {
                remoteness[v] = 0;
                queue.add(v);
            }
        while (!queue.isEmpty()) {
            int v = queue.remove();
            for (int i = incoming[v]; i < incoming[v + 1]; i++) {
                int u = predecessors[i];
                if (remoteness[u] != OPEN) continue;
                if (!wins[v]) {
                    wins[u] = true;
                    remoteness[u] = remoteness[v] + 1;
                    queue.add(u);
                } else if (--open[u] == 0) {
                    remoteness[u] = remoteness[v] + 1;
                    queue.add(u);
                }
            }
        }
        return new Retrograde(remoteness, wins);
    }

    public Outcome outcome(int position) {
        return remoteness[position] == OPEN ? Outcome.DRAW : wins[position] ? Outcome.N : Outcome.P;
    }

    /** Moves to the end with best play of both, of a position that is not drawn. */
    public int remoteness(int position) {
        if (remoteness[position] == OPEN) throw new IllegalArgumentException("a drawn position has no remoteness");
        return remoteness[position];
    }
}
