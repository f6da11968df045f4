package hissho.impartial.coin;

import java.math.BigInteger;

/** Odious numbers have an odd number of ones in binary, evil numbers an even number; the sum of two of a kind is evil. */
public final class Odious {

    private Odious() {}

    public static boolean is(BigInteger number) {
        return number.bitCount() % 2 == 1;
    }

    /** The odious number with this index from 0: 1, 2, 4, 7, 8, 11, ... */
    public static long at(long index) {
        return 2 * index + (Long.bitCount(index) + 1) % 2;
    }

    /** The index of an odious number. */
    public static long index(long odious) {
        return odious >>> 1;
    }

    static boolean is(long number) {
        return Long.bitCount(number) % 2 == 1;
    }
}
