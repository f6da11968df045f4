package hissho.card.trick.whist;

import java.util.Arrays;

/** Lower and upper bounds by a key of several numbers, in an open hash table that starts anew when it is full. */
final class BoundTable {

    private static final int LARGEST = 1 << 22;

    private final int width;
    private long[] keys;
    private int[] lower;
    private int[] upper;
    private boolean[] filled;
    private int used;

    BoundTable(int width) {
        this.width = width;
        allocate(1 << 12);
    }

    private void allocate(int slots) {
        keys = new long[slots * width];
        lower = new int[slots];
        upper = new int[slots];
        filled = new boolean[slots];
        used = 0;
    }

    /** The slot of a key, made with open bounds where the key is new. */
    int slot(long[] key) {
        int slot = find(key);
        if (filled[slot]) return slot;
        if (2 * (used + 1) > filled.length) {
            grow();
            slot = find(key);
        }
        System.arraycopy(key, 0, keys, slot * width, width);
        filled[slot] = true;
        lower[slot] = Integer.MIN_VALUE;
        upper[slot] = Integer.MAX_VALUE;
        used++;
        return slot;
    }

    int lower(int slot) {
        return lower[slot];
    }

    int upper(int slot) {
        return upper[slot];
    }

    void setLower(int slot, int value) {
        lower[slot] = Math.max(lower[slot], value);
    }

    void setUpper(int slot, int value) {
        upper[slot] = Math.min(upper[slot], value);
    }

    private int find(long[] key) {
        long hash = 0;
        for (long part : key) hash = (hash ^ part) * 0x9E3779B97F4A7C15L + (hash >>> 29);
        int mask = filled.length - 1;
        int slot = (int) (hash >>> 32) & mask;
        while (filled[slot] && !Arrays.equals(keys, slot * width, (slot + 1) * width, key, 0, width))
            slot = (slot + 1) & mask;
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldLower = lower;
        int[] oldUpper = upper;
        boolean[] oldFilled = filled;
        boolean full = oldFilled.length >= LARGEST;
        allocate(full ? LARGEST : 2 * oldFilled.length);
        if (full) return;
        for (int old = 0; old < oldFilled.length; old++) {
            if (!oldFilled[old]) continue;
            int slot = slot(Arrays.copyOfRange(oldKeys, old * width, (old + 1) * width));
            lower[slot] = oldLower[old];
            upper[slot] = oldUpper[old];
        }
    }
}
