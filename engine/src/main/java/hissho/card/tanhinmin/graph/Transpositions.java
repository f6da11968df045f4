package hissho.card.tanhinmin.graph;

/**
 * A table of bounded size that remembers, for each set of cards still held, which plays are known to win and which to lose. The
 * owners of the cards are fixed, so one entry serves both players; where a bucket is full the smallest set, which is the cheapest
 * to work out again, gives way.
 */
final class Transpositions {

    private static final int BUCKET = 4;
    private static final int BYTES_PER_ENTRY = 24;
    private static final int FIRST_ENTRIES = 1 << 12;

    private final int mostEntries;
    private long[] keys = new long[FIRST_ENTRIES];
    private long[] wins = new long[FIRST_ENTRIES];
    private long[] losses = new long[FIRST_ENTRIES];
    private int mask = FIRST_ENTRIES - BUCKET;
    private int used;

    Transpositions(int megabytes) {
        long entries = Math.min((long) megabytes * (1 << 20) / BYTES_PER_ENTRY, 1 << 29);
        mostEntries = (int) Math.max(FIRST_ENTRIES, Long.highestOneBit(entries));
    }

    /** Where the set is kept, or -1. */
    int find(long set) {
        int at = bucket(set, mask);
        for (int i = at; i < at + BUCKET; i++) if (keys[i] == set) return i;
        return -1;
    }

    long wins(int slot) {
        return slot < 0 ? 0 : wins[slot];
    }

    long losses(int slot) {
        return slot < 0 ? 0 : losses[slot];
    }

    /** Adds what has been learnt about the plays from a set. */
    void learn(long set, long won, long lost) {
        int slot = find(set);
        if (slot < 0) slot = place(set);
        wins[slot] |= won;
        losses[slot] |= lost;
    }

    private int place(long set) {
        if (used > keys.length / 2 && keys.length < mostEntries) grow();
        int at = bucket(set, mask);
        int chosen = at;
        for (int i = at; i < at + BUCKET; i++) {
            if (keys[i] == 0) {
                chosen = i;
                used++;
                break;
            }
            if (Long.bitCount(keys[i]) < Long.bitCount(keys[chosen])) chosen = i;
        }
        keys[chosen] = set;
        wins[chosen] = 0;
        losses[chosen] = 0;
        return chosen;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldWins = wins;
        long[] oldLosses = losses;
        int entries = oldKeys.length * 2;
        keys = new long[entries];
        wins = new long[entries];
        losses = new long[entries];
        mask = entries - BUCKET;
        used = 0;
        for (int i = 0; i < oldKeys.length; i++)
            if (oldKeys[i] != 0) {
                int slot = place(oldKeys[i]);
                wins[slot] = oldWins[i];
                losses[slot] = oldLosses[i];
            }
    }

    private static int bucket(long set, int mask) {
        long h = set * 0x9E3779B97F4A7C15L;
        h ^= h >>> 29;
        h *= 0xBF58476D1CE4E5B9L;
        return (int) (h >>> 32) & mask;
    }
}
