package hissho.card.trick.partition;

import java.util.Arrays;

/**
 * Bounds for whole classes of positions, after Ginsberg's partition search: a class is a leader, the number of cards each hand has of each suit,
 * and the owners of only so many of the highest cards of each suit as mattered for the bound. It starts anew when it is full.
 */
final class PartitionTable {

    /** No class decides the question. */
    static final int NONE = -1;

    private final int most;

    private long[] lengths = new long[1 << 10];
    /** For every slot and leader the newest class plus one, 0 where there is none. */
    private int[] heads = new int[4 << 10];

    private int shapes;

    private long[] lowOwners = new long[1 << 10];
    private long[] highOwners = new long[1 << 10];
    private long[] masks = new long[1 << 10];
    private int[] nexts = new int[1 << 10];
    private byte[] lowers = new byte[1 << 10];
    private byte[] uppers = new byte[1 << 10];
    private byte[] cards = new byte[1 << 10];
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
        for (int at = heads[head] - 1; at >= 0; before = at, at = nexts[at] - 1) {
            if (other < 0) other = cards[at];
            if ((((low ^ lowOwners[at]) | (high ^ highOwners[at])) & masks[at]) != 0) continue;
            if (lowers[at] >= goal || uppers[at] < goal) {
                if (before >= 0) {
                    nexts[before] = nexts[at];
                    nexts[at] = heads[head];
                    heads[head] = at + 1;
                }
                return at;
            }
            if (hint < 0) hint = cards[at];
        }
        if (hint < 0) hint = other;
        return NONE;
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
        return lowers[found] >= goal;
    }

    long mask(int found) {
        return masks[found];
    }

    void put(long shape, int leader, long low, long high, long mask, int lower, int upper, int card) {
        if (used == most) clear();
        if (used == masks.length) grow();
        int at = used++;
        lowOwners[at] = low;
        highOwners[at] = high;
        masks[at] = mask;
        lowers[at] = (byte) lower;
        uppers[at] = (byte) upper;
        cards[at] = (byte) card;
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
        nexts[at] = heads[head];
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

    private void grow() {
        int size = 2 * used;
        lowOwners = Arrays.copyOf(lowOwners, size);
        highOwners = Arrays.copyOf(highOwners, size);
        masks = Arrays.copyOf(masks, size);
        nexts = Arrays.copyOf(nexts, size);
        lowers = Arrays.copyOf(lowers, size);
        uppers = Arrays.copyOf(uppers, size);
        cards = Arrays.copyOf(cards, size);
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
