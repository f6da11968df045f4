package hissho.card.trick.partition;

import java.util.Arrays;

/**
 * Bounds for whole classes of positions, after Ginsberg's partition search: a class is a leader, the number of cards each hand has of each suit,
 * and the owners of only so many of the highest cards of each suit as mattered for the bound. It starts anew when it is full.
 *
 * <p>Classes with the same leader and lengths lie side by side, and a first word of each (the owners of the three highest cards of each suit, and the bounds)
 * sorts out nearly all that do not fit, so that a question reads few lines of memory.
 */
final class PartitionTable {

    /** No class decides the question. */
    static final int NONE = -1;

    private static final long HIGHEST_THREE = 0xe000_e000_e000_e000L;
    private static final int NEAR = 24;
    private static final int NEAR_MASK = (1 << NEAR) - 1;
    private static final int LOWER = 2 * NEAR;
    private static final int UPPER = LOWER + 4;
    private static final int CARD = UPPER + 4;

    private static final int REST = 3;
    private static final int WORDS = 1 + REST;
    private static final int LEAST = 2;
    private static final int SIZES = 32;

    private final int most;
    private int used;

    /** Pairs: lengths with leader, 0 where nothing is, and where the classes are: the place in the pool, how many there are, the logarithm of the room for them. */
    private long[] lists = new long[2 << 10];

    private int filled;

    /** For each list the first words, then for each class the low bits of the owners, the high bits, and the mask. */
    private long[] pool = new long[WORDS << 12];

    private int pooled = 1;
    private final int[] free = new int[SIZES];

    private int hint = NONE;
    private long mask;

    /** A table for at most so many classes. */
    PartitionTable(int most) {
        this.most = most;
    }

    /** Lengths with leader, never 0: all hands have equally many cards, so that the last length is known from the others. */
    private static long key(long shape, int leader) {
        return (shape & (-1L >>> 4)) | ((leader + 1L) << 60);
    }

    private static int near(long low, long high) {
        return (int) ((Long.compress(low, HIGHEST_THREE) << 12) | Long.compress(high, HIGHEST_THREE));
    }

    private static int at(long list) {
        return (int) (list >>> 32);
    }

    private static int count(long list) {
        return (int) list & 0xff_ffff;
    }

    private static int room(long list) {
        return 1 << (list >>> NEAR & 0xff);
    }

    /**
     * Whether the first side takes so many tricks, 1 or 0, as a class that holds this position says, whose mask is then {@link #mask}; {@link #NONE} if
     * no class decides it.
     */
    int find(long shape, int leader, long low, long high, int goal) {
        hint = NONE;
        int slot = slot(key(shape, leader));
        if (lists[slot] == 0) return NONE;
        long list = lists[slot + 1];
        int from = at(list);
        int room = room(list);
        int near = near(low, high);
        for (int i = from + count(list) - 1; i >= from; i--) {
            long first = pool[i];
            if (((first ^ near) & first >>> NEAR & NEAR_MASK) != 0) continue;
            boolean reached = lower(first) >= goal;
            boolean decides = reached || upper(first) < goal;
            if (!decides && hint >= 0) continue;
            int rest = from + room + REST * (i - from);
            long down = pool[rest + 2];
            if ((((low ^ pool[rest]) | (high ^ pool[rest + 1])) & down) != 0) continue;
            if (decides) {
                mask = down;
                return reached ? 1 : 0;
            }
            hint = card(first);
        }
        if (hint < 0) hint = card(pool[from + count(list) - 1]);
        return NONE;
    }

    private static int lower(long first) {
        return (int) (first >>> LOWER) & 15;
    }

    private static int upper(long first) {
        return (int) (first >>> UPPER) & 15;
    }

    private static int card(long first) {
        return (byte) (first >>> CARD);
    }

    /**
     * The best lead of a class the last question was about, or of another one with the same lengths, as suit times sixteen plus rank from
     * the top; {@link #NONE} if unknown.
     */
    int hint() {
        return hint;
    }

    /** Which owners mattered for the class that decided the last question. */
    long mask() {
        return mask;
    }

    void put(long shape, int leader, long low, long high, long mask, int lower, int upper, int card) {
        if (used == most) clear();
        used++;
        int slot = slot(key(shape, leader));
        if (lists[slot] == 0) {
            if (4 * (filled + 1) > lists.length) {
                widen();
                slot = slot(key(shape, leader));
            }
            filled++;
            lists[slot] = key(shape, leader);
            lists[slot + 1] = ((long) taken(LEAST) << 32) | ((long) Integer.numberOfTrailingZeros(LEAST) << NEAR);
        } else if (count(lists[slot + 1]) == room(lists[slot + 1])) lists[slot + 1] = grown(lists[slot + 1]);
        long list = lists[slot + 1];
        int room = room(list);
        int place = at(list) + count(list);
        pool[place] = near(low, high)
                | ((long) near(mask, mask) << NEAR)
                | ((long) lower << LOWER)
                | ((long) upper << UPPER)
                | ((long) card << CARD);
        int rest = at(list) + room + REST * count(list);
        pool[rest] = low;
        pool[rest + 1] = high;
        pool[rest + 2] = mask;
        lists[slot + 1] = list + 1;
    }

    private long grown(long list) {
        int room = room(list);
        int to = taken(2 * room);
        int from = at(list);
        System.arraycopy(pool, from, pool, to, room);
        System.arraycopy(pool, from + room, pool, to + 2 * room, REST * room);
        int size = Integer.numberOfTrailingZeros(room);
        pool[from] = free[size];
        free[size] = from;
        return ((long) to << 32) | ((size + 1L) << NEAR) | room;
    }

    /** A place in the pool with room for so many classes: one that a list has outgrown, or a new one. */
    private int taken(int room) {
        int size = Integer.numberOfTrailingZeros(room);
        int at = free[size];
        if (at != 0) {
            free[size] = (int) pool[at];
            return at;
        }
        at = pooled;
        pooled += WORDS * room;
        if (pooled > pool.length) pool = Arrays.copyOf(pool, Math.max(pooled, 2 * pool.length));
        return at;
    }

    private int slot(long key) {
        long hash = key * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L;
        int last = lists.length - 2;
        int slot = (int) (hash >>> 32) & last;
        while (lists[slot] != key && lists[slot] != 0) slot = (slot + 2) & last;
        return slot;
    }

    private void clear() {
        Arrays.fill(lists, 0);
        Arrays.fill(free, 0);
        filled = 0;
        used = 0;
        pooled = 1;
    }

    private void widen() {
        long[] old = lists;
        lists = new long[2 * old.length];
        for (int at = 0; at < old.length; at += 2) {
            if (old[at] == 0) continue;
            int slot = slot(old[at]);
            lists[slot] = old[at];
            lists[slot + 1] = old[at + 1];
        }
    }
}
