package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Arrays;

/**
 * Grundy values of a game whose moves take a fixed number of chips from a heap and may leave it whole or in two parts: finite octal
 * codes, and Grundy's game. The table grows on demand.
 *
 * <p>For each heap the sparse space decides: options with a rare part settle the least common value that is missing, and then it only
 * has to be seen that all smaller rare values occur, which a short walk over the other options shows. The space is chosen anew, and
 * left unused where it does not pay, each time the table has doubled.
 */
final class BreakTable implements ValueTable {

    private static final int FIRST_CHOICE = 64;
    private static final int CHECK_EVERY = 4096;
    private static final int MOST_WALK = 4096;
    private static final int WALK = 128;

    /** Removals that may leave nothing, one heap, two heaps. */
    private final int[] whole;

    private final int[] single;
    private final int[] pair;
    private final boolean unequal;

    private short[] values = new short[1024];
    private int size = 1;
    private int top = 0;

    private int nextChoice = FIRST_CHOICE;
    private SparseSpace space = new SparseSpace(1, 0);
    private boolean sparse = false;
    private int[] rareHeaps = new int[256];
    private short[] rareOwn = new short[256];
    private int rareCount = 0;
    private int[] commonValues = new int[0];
    private int[] rareValues = new int[0];
    private long rareBits;
    private int[] marks = new int[4];

    BreakTable(int[] whole, int[] single, int[] pair, boolean unequal) {
        this.whole = whole;
        this.single = single;
        this.pair = pair;
        this.unequal = unequal;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int value(int heap) {
        return values[heap];
    }

    /** How many heaps so far have rare values, and whether the sparse space is in use. */
    int rareHeaps() {
        return rareCount;
    }

    boolean isSparse() {
        return sparse;
    }

    int largestRareHeap() {
        return rareCount == 0 ? 0 : rareHeaps[rareCount - 1];
    }

    @Override
    public void extend(int newSize, Progress progress) {
        if (newSize > values.length) values = Arrays.copyOf(values, Math.max(newSize, values.length * 3 / 2));
        while (size < newSize) {
            if (size == nextChoice) chooseSpace();
            int stop = Math.min(Math.min(newSize, nextChoice), size + CHECK_EVERY);
            while (size < stop && top < 64) append(sparse ? smallSparse(size) : smallPlain(size));
            while (size < stop) append(sparse ? markedSparse(size) : markedPlain(size));
            progress.check();
            progress.done(size, newSize);
        }
    }

    private void append(int value) {
        values[size] = (short) value;
        if (value >= top) {
            int before = powerAbove(top);
            top = value + 1;
            if (powerAbove(top) != before || marks.length < 2 * powerAbove(top)) sortValues();
        }
        if (space.isRare(value)) {
            addRare(size);
        }
        size++;
    }

    private void addRare(int heap) {
        if (rareCount == rareHeaps.length) {
            rareHeaps = Arrays.copyOf(rareHeaps, rareCount * 2);
            rareOwn = Arrays.copyOf(rareOwn, rareCount * 2);
        }
        rareHeaps[rareCount] = heap;
        rareOwn[rareCount++] = values[heap];
    }

    private static int powerAbove(int number) {
        return number == 0 ? 1 : Integer.highestOneBit(number) << 1;
    }

    private void chooseSpace() {
        nextChoice = size * 2;
        int[] histogram = new int[powerAbove(top)];
        for (int heap = 1; heap < size; heap++) histogram[values[heap]]++;
        space = SparseSpace.best(histogram);
        rareCount = 0;
        for (int heap = 1; heap < size; heap++) if (space.isRare(values[heap])) addRare(heap);
        sparse = rareCount < size / 4;
        sortValues();
    }

    private void sortValues() {
        int bound = 2 * powerAbove(top);
        if (marks.length < bound) marks = new int[bound];
        int[] common = new int[bound];
        int[] rare = new int[bound];
        int c = 0;
        int r = 0;
        rareBits = 0;
        for (int value = 0; value < bound; value++) {
            if (space.isRare(value)) {
                rare[r++] = value;
                if (value < 64) rareBits |= 1L << value;
            } else common[c++] = value;
        }
        commonValues = Arrays.copyOf(common, c);
        rareValues = Arrays.copyOf(rare, r);
    }

    // ---- all values below 64: the set of option values is one word

    private long smallTaken(int heap) {
        long seen = 0;
        for (int k : whole) if (k == heap) seen |= 1;
        for (int k : single) if (k < heap) seen |= 1L << values[heap - k];
        return seen;
    }

    private int smallPlain(int heap) {
        long seen = smallTaken(heap);
        short[] g = values;
        for (int k : pair) {
            int rest = heap - k;
            int last = lastPart(rest);
            for (int a = 1; a <= last; a++) seen |= 1L << (g[a] ^ g[rest - a]);
        }
        return Long.numberOfTrailingZeros(~seen);
    }

    private int smallSparse(int heap) {
        long seen = smallTaken(heap);
        short[] g = values;
        int[] rare = rareHeaps;
        for (int k : pair) {
            int rest = heap - k;
            int half = unequal && (rest & 1) == 0 ? rest / 2 : -1;
            for (int i = 0; i < rareCount; i++) {
                int a = rare[i];
                if (a >= rest) break;
                if (a != half) seen |= 1L << (g[a] ^ g[rest - a]);
            }
        }
        int common = Long.numberOfTrailingZeros(~seen & ~rareBits);
        long below = common >= 64 ? rareBits : rareBits & ((1L << common) - 1);
        for (int k : pair) {
            int rest = heap - k;
            int last = lastPart(rest);
            for (int a = 1; (below & ~seen) != 0 && a <= last; ) {
                int stop = Math.min(last, a + 15);
                for (; a <= stop; a++) seen |= 1L << (g[a] ^ g[rest - a]);
            }
        }
        long missing = below & ~seen;
        return missing == 0 ? common : Long.numberOfTrailingZeros(missing);
    }

    // ---- larger values: an option value is marked with the heap it belongs to

    private void markTaken(int heap) {
        for (int k : whole) if (k == heap) marks[0] = heap;
        for (int k : single) if (k < heap) marks[values[heap - k]] = heap;
    }

    private int markedPlain(int heap) {
        markTaken(heap);
        for (int k : pair) walk(heap, heap - k, 1, lastPart(heap - k));
        int value = 0;
        while (marks[value] == heap) value++;
        return value;
    }

    private int lastPart(int rest) {
        return unequal ? (rest - 1) / 2 : rest / 2;
    }

    private int markedSparse(int heap) {
        markTaken(heap);
        for (int k : pair) markRare(heap, heap - k);
        int c = 0;
        while (marks[commonValues[c]] == heap) c++;
        return walkFor(heap, commonValues[c]);
    }

    /** Walks over the options, small parts first, until all rare values below the common one are seen, and gives the least that is not. */
    private int walkFor(int heap, int common) {
        int r = 0;
        for (int k : pair) {
            int rest = heap - k;
            int last = lastPart(rest);
            int from = 1;
            for (int stride = WALK; ; stride = Math.min(2 * stride, MOST_WALK)) {
                while (rareValues[r] < common && marks[rareValues[r]] == heap) r++;
                if (rareValues[r] > common) return common;
                if (from > last) break;
                int to = Math.min(last, from + stride - 1);
                walk(heap, rest, from, to);
                from = to + 1;
            }
        }
        return rareValues[r];
    }

    private void markRare(int heap, int rest) {
        int end = rareCount;
        while (end > 0 && rareHeaps[end - 1] >= rest) end--;
        int half = unequal && (rest & 1) == 0 ? Arrays.binarySearch(rareHeaps, 0, end, rest / 2) : -1;
        if (half < 0) markRare(heap, rest, 0, end);
        else {
            markRare(heap, rest, 0, half);
            markRare(heap, rest, half + 1, end);
        }
    }

    private void markRare(int heap, int rest, int from, int to) {
        short[] g = values;
        int[] rare = rareHeaps;
        short[] own = rareOwn;
        int[] mark = marks;
        int mask = mark.length - 1;
        for (int i = from; i < to; i++) mark[(own[i] ^ g[rest - rare[i]]) & mask] = heap;
    }

    private void walk(int heap, int rest, int from, int to) {
        short[] g = values;
        int[] mark = marks;
        int mask = mark.length - 1;
        for (int a = from; a <= to; a++) mark[(g[a] ^ g[rest - a]) & mask] = heap;
    }
}
