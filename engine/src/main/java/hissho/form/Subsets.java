package hissho.form;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Sets of small numbers as the bits of a long, and walks through them. */
public final class Subsets {

    private Subsets() {}

    public static long of(int... members) {
        long set = 0;
        for (int member : members) set |= 1L << member;
        return set;
    }

    public static boolean contains(long set, int member) {
        return (set >>> member & 1) != 0;
    }

    public static int size(long set) {
        return Long.bitCount(set);
    }

    /** The members in ascending order. */
    public static IntStream members(long set) {
        return LongStream.iterate(set, rest -> rest != 0, rest -> rest & (rest - 1))
                .mapToInt(Long::numberOfTrailingZeros);
    }

    /** All subsets in ascending order, the empty set first and the set itself last. */
    public static LongStream within(long set) {
        return LongStream.concat(
                LongStream.of(0),
                LongStream.iterate(-set & set, subset -> subset != 0, subset -> (subset - set) & set));
    }

    /** The sets of so many numbers below the bound, in ascending order: Gosper's step from one to the next. */
    public static LongStream ofSize(int bound, int size) {
        if (size < 0 || size > bound) return LongStream.empty();
        if (size == 0) return LongStream.of(0);
        return LongStream.iterate((1L << size) - 1, set -> set >>> bound == 0, Subsets::nextOfSameSize);
    }

    private static long nextOfSameSize(long set) {
        long lowest = set & -set;
        long carried = set + lowest;
        return carried | ((set ^ carried) >>> 2) / lowest;
    }
}
