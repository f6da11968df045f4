package hissho.impartial.octal;

import hissho.impartial.heap.ValueTable;
import hissho.progress.Progress;
import hissho.progress.Room;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Grundy values of a game whose moves take a fixed number of chips from a heap and may leave it whole or in two parts: finite octal
 * codes, and Grundy's game. The table grows on demand.
 *
 * <p>For each heap the sparse space decides: options with a rare part settle the least common value that is missing, and then it only
 * has to be seen that all smaller rare values occur, which a short walk over the other options shows. The space is chosen anew each time
 * the table has doubled; now and then, as it grows, a few heaps are decided by it and a few by the definition, and the quicker way goes on.
 */
public final class BreakTable implements ValueTable {

    private static final int FIRST_CHOICE = 64;
    private static final int CHECK_EVERY = 4096;
    private static final int STRIDE = 64;
    private static final int AT_ONCE = 16;
    private static final int MOST_LEAPS = 1024;
    private static final int TOGETHER = 64;
    /** So many heaps are decided each way in each round to see which is quicker. */
    private static final int TRIED = 16;

    private static final int ROUNDS = 3;
    private static final int BEYOND_DOUBT = 16;

    /** Removals that may leave nothing, one heap, two heaps. */
    private final int[] whole;

    private final int[] single;
    private final int[] pair;
    private final boolean unequal;

    private short[] values = new short[1024];
    private int size = 1;
    private int top = 0;

    private int nextChoice = FIRST_CHOICE;
    private int nextTrial = CHECK_EVERY;
    /** With so many rare heaps or fewer the space is quicker beyond doubt. */
    private int quickUpTo = -1;

    private SparseSpace space = new SparseSpace(1, 0);
    /** Whether the space may pay, and whether it is in use. */
    private boolean fewRare = false;

    private boolean sparse = false;
    private final OptionScan scan = new OptionScan();
    private final int[] rests;
    private final int[] lasts;
    private int[] rareHeaps = new int[256];
    private int rareCount = 0;
    private int[] commonValues = new int[0];
    private int[] rareValues = new int[0];
    private long rareBits;

    private int[] seen = new int[4];
    private RareRows rows = new RareRows(4);
    private int rareInRows = 0;
    private int[] alone = new int[64];
    private int[] aloneTaken = new int[64];
    private int aloneCount = 0;

    public BreakTable(int[] whole, int[] single, int[] pair, boolean unequal) {
        this.whole = whole;
        this.single = single;
        this.pair = pair;
        this.unequal = unequal;
        this.rests = new int[pair.length];
        this.lasts = new int[pair.length];
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
    public int rareHeaps() {
        return rareCount;
    }

    public boolean isSparse() {
        return sparse;
    }

    public int largestRareHeap() {
        return rareCount == 0 ? 0 : rareHeaps[rareCount - 1];
    }

    @Override
    public void extend(int newSize, Progress progress) {
        Room.ask(4L * newSize * Short.BYTES);
        if (newSize > values.length) values = Arrays.copyOf(values, Math.max(newSize, values.length * 3 / 2));
        while (size < newSize) {
            if (size >= nextChoice) chooseSpace();
            if (fewRare && size >= nextTrial && rareCount > quickUpTo) tryBoth();
            int stop = Math.min(Math.min(newSize, nextChoice), size + CHECK_EVERY);
            while (size < stop) {
                if (sparse && top >= 64 && isSettled()) presume(stop);
                else append(sparse ? bySpace(size) : byDefinition(size));
            }
            progress.check();
            progress.done(size, newSize);
        }
    }

    /** Decides a few heaps by the space, as many by the definition, and goes on with what was quicker; the best of some rounds counts, for anything may interrupt one. */
    private void tryBoth() {
        if (size + 2 * ROUNDS * TRIED > values.length || (top >= 64 && isSettled())) return;
        long quickest = Long.MAX_VALUE;
        long plainest = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            for (int k = 0; k < TRIED; k++) append(bySpace(size));
            quickest = Math.min(quickest, System.nanoTime() - start);
            scan.follow(values, size);
            start = System.nanoTime();
            for (int k = 0; k < TRIED; k++) append(byDefinition(size));
            plainest = Math.min(plainest, System.nanoTime() - start);
        }
        sparse = quickest <= plainest;
        if (quickest < plainest / BEYOND_DOUBT) quickUpTo = 2 * rareCount;
        nextTrial = size + Math.max(CHECK_EVERY, size / 2); // a trial costs as much as the table is long
    }

    private int bySpace(int heap) {
        return top < 64 ? smallSparse(heap) : markedSparse(heap);
    }

    private int byDefinition(int heap) {
        taken(heap, value -> seen[value] = heap);
        for (int k = 0; k < rests.length; k++) {
            rests[k] = heap - pair[k];
            lasts[k] = lastPart(rests[k]);
        }
        scan.follow(values, heap);
        return scan.least(seen, heap, rests, lasts);
    }

    private void append(int value) {
        values[size] = (short) value;
        if (value >= top) {
            int before = powerAbove(top);
            top = value + 1;
            if (powerAbove(top) != before) sortValues();
        }
        if (space.isRare(value)) addRare(size);
        size++;
    }

    private void addRare(int heap) {
        if (rareCount == rareHeaps.length) rareHeaps = Arrays.copyOf(rareHeaps, rareCount * 2);
        rareHeaps[rareCount++] = heap;
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
        fewRare = rareCount < size / 8;
        sparse = fewRare;
        nextTrial = Math.max(CHECK_EVERY, size);
        sortValues();
    }

    private void sortValues() {
        int power = powerAbove(top);
        // Options stay below the power; the first common value that no option can have comes soon after it.
        rows = new RareRows(power + Integer.lowestOneBit(space.mask()) + 1);
        seen = new int[rows.width()];
        int bound = 2 * power;
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
        for (int a = 1; (below & ~seen) != 0 && a <= lastPart(heap); a += AT_ONCE)
            for (int k : pair) seen |= smallWalk(heap - k, a);
        long missing = below & ~seen;
        return missing == 0 ? common : Long.numberOfTrailingZeros(missing);
    }

    /** What the divisions with some of the first parts from this one on give. */
    private long smallWalk(int rest, int from) {
        short[] g = values;
        long found = 0;
        int to = Math.min(lastPart(rest), from + AT_ONCE - 1);
        for (int a = from; a <= to; a++) found |= 1L << (g[a] ^ g[rest - a]);
        return found;
    }

    // ---- larger values: what an option gives is marked with the heap it belongs to

    private int lastPart(int rest) {
        return unequal ? (rest - 1) / 2 : rest / 2;
    }

    /** The values of the options that leave at most one heap. */
    private void taken(int heap, IntConsumer use) {
        for (int k : whole) if (k == heap) use.accept(0);
        for (int k : single) if (k < heap) use.accept(values[heap - k]);
    }

    /** Marks what the divisions into two parts give, for all first parts in a range. */
    private void walk(int[] marks, int heap, int rest, int from, int to) {
        short[] g = values;
        int count = to - from + 1;
        int other = rest - from;
        for (int a = 0; a < count; a++) marks[g[from + a] ^ g[other - a]] = heap;
    }

    private int markedSparse(int heap) {
        return leastUpTo(leastCommon(heap), heap, seen);
    }

    /** The least common value that no option has. */
    private int leastCommon(int heap) {
        if (!rows.holds(heap)) openRows(heap);
        taken(heap, value -> rows.mark(heap, value));
        for (int i = 0; i < aloneCount; i++) markRare(heap, aloneTaken[i], alone[i]);
        for (int k : pair) for (int i = rareInRows; i < rareCount; i++) markRare(heap, k, i);
        int c = 0;
        while (rows.seen(heap, commonValues[c])) c++;
        return commonValues[c];
    }

    /**
     * Marks the options with a rare part for as many heaps as there are rows. A part is left to be marked for each heap alone where
     * its partner is not yet known for all of them, or is the part itself for one of them.
     */
    private void openRows(int heap) {
        rows.open(heap);
        rareInRows = rareCount;
        aloneCount = 0;
        for (int k : pair)
            for (int i = 0; i < rareCount; i++) {
                int partner = heap - k - rareHeaps[i];
                boolean known = 0 < partner && partner + rows.count() <= heap;
                int ahead = rareHeaps[i] - partner;
                if (known && !(unequal && 0 <= ahead && ahead < rows.count()))
                    rows.markAll(values[rareHeaps[i]], values, partner);
                else setApart(k, i);
            }
    }

    private void setApart(int taken, int rare) {
        if (aloneCount == alone.length) {
            alone = Arrays.copyOf(alone, aloneCount * 2);
            aloneTaken = Arrays.copyOf(aloneTaken, aloneCount * 2);
        }
        alone[aloneCount] = rare;
        aloneTaken[aloneCount++] = taken;
    }

    private void markRare(int heap, int taken, int rare) {
        int part = rareHeaps[rare];
        int partner = heap - taken - part;
        if (partner > 0 && !(unequal && partner == part)) rows.mark(heap, values[part] ^ values[partner]);
    }

    /**
     * The least value that no option has, given the least common one: walks over the options until all smaller rare values are seen.
     *
     * <p>Neighbouring heaps have like values, so the walk first leaps about among the smaller parts: it is half as long as one in
     * order.
     */
    private int leastUpTo(int common, int heap, int[] marks) {
        taken(heap, value -> marks[value] = heap);
        int r = 0;
        boolean more = true;
        for (int step = 0; more; step++) {
            more = false;
            for (int k : pair) { // in turn, for what one removal never gives another may give at once
                while (rareValues[r] < common && marks[rareValues[r]] == heap) r++;
                if (rareValues[r] > common) return common;
                int rest = heap - k;
                int last = lastPart(rest);
                int leaps = Math.min(Integer.highestOneBit(last / STRIDE), MOST_LEAPS);
                int leap = leaps * 5 / 8 | 1;
                int from = 1 + STRIDE * (step < leaps ? step * leap & (leaps - 1) : step);
                if (from > last) continue;
                more = true;
                walk(marks, heap, rest, from, Math.min(last, from + STRIDE - 1));
            }
        }
        return rareValues[r];
    }

    // ---- rare heaps have become so rare that a heap is taken for common until it proves not to be

    private boolean isSettled() {
        return largestRareHeap() < size / 2;
    }

    /** Takes the next heaps for common, then lets all processors see whether they are, and goes back to the first that is not. */
    private void presume(int stop) {
        int from = size;
        int width = rows.width();
        while (size < stop && rows.width() == width) append(leastCommon(size));
        int to = size;
        OptionalInt wrong = IntStream.rangeClosed(0, (to - 1 - from) / TOGETHER)
                .parallel()
                .map(part -> firstRare(from + part * TOGETHER, Math.min(to, from + (part + 1) * TOGETHER)))
                .filter(heap -> heap < to)
                .min();
        if (wrong.isEmpty()) return;
        size = wrong.getAsInt();
        rows.close();
        append(markedSparse(size));
    }

    /** The first heap of a range whose value is not the common one it was taken for, or else a heap beyond all. */
    private int firstRare(int from, int to) {
        int[] marks = new int[rows.width()];
        for (int heap = from; heap < to; heap++) if (leastUpTo(values[heap], heap, marks) != values[heap]) return heap;
        return Integer.MAX_VALUE;
    }
}
