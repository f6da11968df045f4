package hissho.card.tanhinmin.graph;

import java.util.ArrayList;
import java.util.List;

/** Sets of cards as the bits of a long. */
public final class Bits {

    private Bits() {}

    public static long bit(int card) {
        return 1L << card;
    }

    public static boolean has(long set, int card) {
        return (set >>> card & 1) != 0;
    }

    public static long of(Iterable<Integer> cards) {
        long set = 0;
        for (int card : cards) set |= bit(card);
        return set;
    }

    public static int lowest(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** The set without its lowest card. */
    public static long rest(long set) {
        return set & (set - 1);
    }

    public static int size(long set) {
        return Long.bitCount(set);
    }

    public static boolean subset(long small, long large) {
        return (small & ~large) == 0;
    }

    public static List<Integer> list(long set) {
        List<Integer> cards = new ArrayList<>();
        for (long left = set; left != 0; left = rest(left)) cards.add(lowest(left));
        return cards;
    }
}
