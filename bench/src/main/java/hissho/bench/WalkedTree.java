package hissho.bench;

import hissho.progress.Progress;
import java.util.Arrays;

/**
 * The value of a zero-sum game of two with perfect information whose tree is walked and never stored: backward induction in the memory of
 * one path. Payoffs are whole numbers, and there is no chance.
 */
final class WalkedTree {

    /** A place in the tree that can go down and up again. */
    interface Cursor {

        /** How many moves there are here; none where the game ends. */
        int moves();

        /** Whether player I is to move. */
        boolean isFirst();

        /** What player I gets, where the game ends. */
        long payoff();

        void down(int move);

        void up();
    }

    private WalkedTree() {}

    /** What player I gets when both play best from here. */
    static long value(Cursor at, Progress progress) {
        int[] next = new int[64];
        long[] best = new long[64];
        int depth = 0;
        enter(at, next, best, 0);
        for (long steps = 0; ; steps++) {
            if ((steps & 0xFFFF) == 0) progress.check();
            int moves = at.moves();
            if (next[depth] < moves) {
                at.down(next[depth]++);
                if (++depth == next.length) {
                    next = Arrays.copyOf(next, 2 * depth);
                    best = Arrays.copyOf(best, 2 * depth);
                }
                enter(at, next, best, depth);
                continue;
            }
            long value = moves == 0 ? at.payoff() : best[depth];
            if (depth == 0) return value;
            at.up();
            depth--;
            best[depth] = at.isFirst() ? Math.max(best[depth], value) : Math.min(best[depth], value);
        }
    }

    private static void enter(Cursor at, int[] next, long[] best, int depth) {
        next[depth] = 0;
        best[depth] = at.isFirst() ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
}
