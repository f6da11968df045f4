package hissho.card.trick.partition;

import java.util.Arrays;

/**
 * Bounds for whole classes of positions, after Ginsberg's partition search: a class is a leader, the number of cards each hand has of each suit,
 * and the owners of only so many of the highest cards of each suit as mattered for the bound. It starts anew when it is full.
 */
final class PartitionTable {

    /** No class decides the question. */
    static final int NONE = -1;

    private static final int WORDS = 4;
    private static final int HIGH = 1;
    private static final int MASK = 2;
    private static final int REST = 3;
    private static final int LOWER = 32;
    private static final int UPPER = 40;
    private static final int CARD = 48;

    private final int most;

    private long[] lengths = new long[1 << 10];
    /** For every slot and leader the newest class plus one, 0 where there is none. */
    private int[] heads = new int[4 << 10];

    private int shapes;

    /** For every class the low and high bits of the owners, the mask, and the rest of it: next class plus one, bounds and card. */
    private long[] classes = new long[WORDS << 10];

    private int used;
    private int hint = NONE;

    /** A table for at most so many classes. */
    PartitionTable(int most) {
        this.most = most;
    }

    /** A class that holds this position and decides whether the first side takes so many tricks, or {@link #NONE}. */
    int find(long shape, int leader, long low, long high, int goal) {
        hint = NONE;
        int head = 4 * slot(shape) + leader;
        int before = NONE;
        int other = NONE;
        for (int at = heads[head] - 1; at >= 0; ) {
            int from = WORDS * at;
            long rest = classes[from + REST];
            if (other < 0) other = card(rest);
            if ((((low ^ classes[from]) | (high ^ classes[from + HIGH])) & classes[from + MASK]) == 0) {
                if (lower(rest) >= goal || upper(rest) < goal) {
                    if (before >= 0) {
                        follow(before, next(rest));
                        follow(at, heads[head]);
                        heads[head] = at + 1;
                    }
                    return at;
                }
                if (hint < 0) hint = card(rest);
            }
            before = at;
            at = next(rest) - 1;
        }
        if (hint < 0) hint = other;
        return NONE;
    }

    private static int next(long rest) {
        return (int) rest;
    }

    private static int lower(long rest) {
        return (byte) (rest >>> LOWER);
    }

    private static int upper(long rest) {
        return (byte) (rest >>> UPPER);
    }

    private static int card(long rest) {
        return (byte) (rest >>> CARD);
    }

    private void follow(int at, int next) {
        int place = WORDS * at + REST;
        classes[place] = classes[place] & -1L << LOWER | next;
    }

    /**
     * The best lead of a class the last question was about, or of another one with the same lengths, as suit times sixteen plus rank from
     * the top; {@link #NONE} if unknown.
     */
    int hint() {
        return hint;
    }

    /** Whether the first side takes the tricks of the last question. */
    boolean reached(int found, int goal) {
        return lower(classes[WORDS * found + REST]) >= goal;
    }

    long mask(int found) {
        return classes[WORDS * found + MASK];
    }

    void put(long shape, int leader, long low, long high, long mask, int lower, int upper, int card) {
        if (used == most) clear();
        if (WORDS * used == classes.length) classes = Arrays.copyOf(classes, 2 * classes.length);
        int at = used++;
        int from = WORDS * at;
        classes[from] = low;
        classes[from + HIGH] = high;
        classes[from + MASK] = mask;
        classes[from + REST] = (lower & 0xffL) << LOWER | (upper & 0xffL) << UPPER | (card & 0xffL) << CARD;
        int slot = slot(shape);
        if (isFree(slot)) {
            if (2 * (shapes + 1) > lengths.length) {
                widen();
                slot = slot(shape);
            }
            shapes++;
            lengths[slot] = shape;
        }
        int head = 4 * slot + leader;
        follow(at, heads[head]);
        heads[head] = at + 1;
    }

    private boolean isFree(int slot) {
        return (heads[4 * slot] | heads[4 * slot + 1] | heads[4 * slot + 2] | heads[4 * slot + 3]) == 0;
    }

    private int slot(long shape) {
        long hash = shape * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L;
        int last = lengths.length - 1;
        int slot = (int) (hash >>> 32) & last;
        while (lengths[slot] != shape && !isFree(slot)) slot = (slot + 1) & last;
        return slot;
    }

    private void clear() {
        Arrays.fill(heads, 0);
        shapes = 0;
        used = 0;
    }

    private void widen() {
        long[] oldLengths = lengths;
        int[] oldHeads = heads;
        lengths = new long[2 * oldLengths.length];
        heads = new int[2 * oldHeads.length];
        for (int old = 0; old < oldLengths.length; old++) {
            if ((oldHeads[4 * old] | oldHeads[4 * old + 1] | oldHeads[4 * old + 2] | oldHeads[4 * old + 3]) == 0)
                continue;
            int slot = slot(oldLengths[old]);
            lengths[slot] = oldLengths[old];
            System.arraycopy(oldHeads, 4 * old, heads, 4 * slot, 4);
        }
    }
}
