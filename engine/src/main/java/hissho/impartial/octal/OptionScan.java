package hissho.impartial.octal;

import java.util.Arrays;

/**
 * The mex of all options of a heap, by the definition: some of the options are marked, the least value not among them is a candidate,
 * and the others are only compared with it, eight at a time on most machines. A candidate that turns up marks its neighbours and
 * gives way to the next.
 *
 * <p>The values stand here twice, forwards and backwards, so that the two parts of a heap are read side by side.
 */
final class OptionScan {

    private static final int BLOCK = 512;
    private static final int MARKED_FIRST = 16;
    private static final int MOST_CANDIDATES = 6;
    /** Where too many candidates turned up, so many heaps have all their options marked at once. */
    private static final int PATIENCE = 200;

    private int[] forwards = new int[0];
    /** The value of heap h stands at the length less h. */
    private int[] backwards = new int[0];

    private int size = 0;
    private int wait = 0;

    /** Takes over the values of all heaps below a size. */
    void follow(short[] values, int newSize) {
        if (newSize >= forwards.length) {
            int length = Math.max(1024, newSize * 3 / 2);
            int[] longer = new int[length];
            System.arraycopy(backwards, 0, longer, length - backwards.length, backwards.length);
            backwards = longer;
            forwards = Arrays.copyOf(forwards, length);
        }
        for (int heap = size; heap < newSize; heap++) {
            forwards[heap] = values[heap];
            backwards[backwards.length - 1 - heap] = values[heap];
        }
        size = newSize;
    }

    /**
     * The least value that no option has.
     *
     * @param marks holds the heap where a value is that of an option; those of options with fewer than two parts are marked already
     * @param rests what is left to be divided, and for each the largest smaller part
     */
    int least(int[] marks, int heap, int[] rests, int[] lasts) {
        if (wait-- > 0) return marked(marks, heap, rests, lasts);
        for (int k = 0; k < rests.length; k++) mark(marks, heap, rests[k], 1, Math.min(lasts[k], first(lasts[k])));
        int candidate = 0;
        for (int tries = 0; tries < MOST_CANDIDATES; tries++) {
            while (marks[candidate] == heap) candidate++;
            if (isMissing(candidate, marks, heap, rests, lasts)) return candidate;
        }
        wait = PATIENCE;
        return marked(marks, heap, rests, lasts);
    }

    private int marked(int[] marks, int heap, int[] rests, int[] lasts) {
        for (int k = 0; k < rests.length; k++) mark(marks, heap, rests[k], 1, lasts[k]);
        int value = 0;
        while (marks[value] == heap) value++;
        return value;
    }

    private static int first(int last) {
        return Math.max(BLOCK / 4, last / MARKED_FIRST);
    }

    /** Whether no option that is not marked has the value; where one has it, its neighbours are marked. */
    private boolean isMissing(int candidate, int[] marks, int heap, int[] rests, int[] lasts) {
        for (int k = 0; k < rests.length; k++) {
            int offset = backwards.length - 1 - rests[k];
            for (int from = 1 + first(lasts[k]); from <= lasts[k]; from += BLOCK) {
                int to = Math.min(lasts[k], from + BLOCK - 1);
                if (nearest(forwards, backwards, offset, from, to, candidate) != 0) continue;
                mark(marks, heap, rests[k], from, to);
                return false;
            }
        }
        return true;
    }

    /** Zero exactly where an option in a range has the value. */
    private static int nearest(int[] f, int[] b, int offset, int from, int to, int value) {
        int least = Integer.MAX_VALUE;
        int count = to - from + 1; // counted from zero, so that the machine takes several at a time
        int other = offset + from;
        for (int a = 0; a < count; a++) least = Math.min(least, f[from + a] ^ b[other + a] ^ value);
        return least;
    }

    private void mark(int[] marks, int heap, int rest, int from, int to) {
        mark(forwards, backwards, backwards.length - 1 - rest, from, to, marks, heap);
    }

    private static void mark(int[] f, int[] b, int offset, int from, int to, int[] marks, int heap) {
        int count = to - from + 1;
        int other = offset + from;
        for (int a = 0; a < count; a++) marks[f[from + a] ^ b[other + a]] = heap;
    }
}
