package hissho.impartial.hackenbush;

import java.util.Arrays;

/** Numbers names from 0 in the order in which they are first asked for, in a table without objects (open addressing, linear probing). */
final class Numbering {

    private static final int FREE = -1;

    private long[] names = new long[16];
    private int[] numberAt = new int[32];
    private int size;

    Numbering() {
        Arrays.fill(numberAt, FREE);
    }

    int number(long name) {
        int at = place(name);
        if (numberAt[at] != FREE) return numberAt[at];
        if (size == names.length) {
            names = Arrays.copyOf(names, 2 * size);
            numberAt = new int[4 * size];
            Arrays.fill(numberAt, FREE);
            for (int i = 0; i < size; i++) numberAt[place(names[i])] = i;
            at = place(name);
        }
        names[size] = name;
        numberAt[at] = size;
        return size++;
    }

    /** The names by their numbers. */
    long[] names() {
        return Arrays.copyOf(names, size);
    }

    /** Where a name stands or, where it is new, is to stand. */
    private int place(long name) {
        long mixed = name * 0x9E3779B97F4A7C15L;
        int at = (int) (mixed >>> 32) & (numberAt.length - 1);
        while (numberAt[at] != FREE && names[numberAt[at]] != name) at = (at + 1) & (numberAt.length - 1);
        return at;
    }
}
