package hissho.impartial.hackenbush;

import java.util.Arrays;

/**
 * Sets of numbers, each carrying a chain of items, that can be united, raised by one and nim-added to as a whole: binary tries from
 * the lowest bit up. Raising swaps the children along the path of ones, adding is remembered at the top and passed down when needed,
 * uniting walks both tries together. All tries of one forest share its arrays.
 */
final class ValueSet {

    static final int EMPTY = 0;

    private final int bits;
    private int[] zero;
    private int[] one;
    private int[] pending;
    private int[] firstItem;
    private int[] lastItem;
    private final int[] nextItem;
    private int used = 1;
    private int free = EMPTY;

    /** For numbers of at most so many bits and items numbered below the given count. */
    ValueSet(int bits, int items) {
        this.bits = bits;
        this.nextItem = new int[items];
        int size = 1024;
        zero = new int[size];
        one = new int[size];
        pending = new int[size];
        firstItem = new int[size];
        lastItem = new int[size];
    }

    /** The set with one number that carries one item. */
    int single(int number, int item) {
        nextItem[item] = Fusion.NONE;
        int node = fresh();
        firstItem[node] = item;
        lastItem[node] = item;
        for (int bit = bits - 1; bit >= 0; bit--) {
            int above = fresh();
            if ((number >> bit & 1) == 0) zero[above] = node;
            else one[above] = node;
            node = above;
        }
        return node;
    }

    private int fresh() {
        int node = free;
        if (node != EMPTY) {
            free = zero[node];
        } else {
            node = used++;
            if (node == zero.length) grow();
        }
        zero[node] = EMPTY;
        one[node] = EMPTY;
        pending[node] = 0;
        return node;
    }

    private void grow() {
        int size = 2 * zero.length;
        zero = Arrays.copyOf(zero, size);
        one = Arrays.copyOf(one, size);
        pending = Arrays.copyOf(pending, size);
        firstItem = Arrays.copyOf(firstItem, size);
        lastItem = Arrays.copyOf(lastItem, size);
    }

    private void release(int node) {
        zero[node] = free;
        free = node;
    }

    /** Nim-adds to every number of the set. */
    void add(int set, int number) {
        if (set != EMPTY) pending[set] ^= number;
    }

    /** Passes what was added down one level; the lowest bit of what is pending belongs to this node. */
    private void settle(int node) {
        int mask = pending[node];
        if (mask == 0) return;
        if ((mask & 1) == 1) {
            int swap = zero[node];
            zero[node] = one[node];
            one[node] = swap;
        }
        if (zero[node] != EMPTY) pending[zero[node]] ^= mask >> 1;
        if (one[node] != EMPTY) pending[one[node]] ^= mask >> 1;
        pending[node] = 0;
    }

    /** Adds one, in the ordinary sense, to every number of the set. */
    void raise(int set) {
        int node = set;
        for (int bit = 0; bit < bits && node != EMPTY; bit++) {
            settle(node);
            int swap = zero[node];
            zero[node] = one[node];
            one[node] = swap;
            node = zero[node];
        }
    }

    /** The union of two sets, which are used up; numbers in both carry the items of both. */
    int union(int a, int b) {
        return union(a, b, 0);
    }

    private int union(int a, int b, int bit) {
        if (a == EMPTY) return b;
        if (b == EMPTY) return a;
        if (bit == bits) {
            nextItem[lastItem[a]] = firstItem[b];
            lastItem[a] = lastItem[b];
        } else {
            settle(a);
            settle(b);
            zero[a] = union(zero[a], zero[b], bit + 1);
            one[a] = union(one[a], one[b], bit + 1);
        }
        release(b);
        return a;
    }

    /** Tells every item the number that carries it. */
    interface Reader {
        void read(int item, int number);
    }

    void read(int set, Reader reader) {
        read(set, 0, 0, reader);
    }

    private void read(int node, int bit, int number, Reader reader) {
        if (node == EMPTY) return;
        if (bit == bits) {
            for (int item = firstItem[node]; item != Fusion.NONE; item = nextItem[item]) reader.read(item, number);
            return;
        }
        settle(node);
        read(zero[node], bit + 1, number, reader);
        read(one[node], bit + 1, number | 1 << bit, reader);
    }
}
