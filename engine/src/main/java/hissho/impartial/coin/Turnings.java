package hissho.impartial.coin;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** Small sums over the coins of a move. */
final class Turnings {

    /** No companion at all: the head is turned alone. */
    static final long[] ALONE = {};

    private Turnings() {}

    /** The companions with the head they belong to, ascending. */
    static long[] with(long[] companions, long place) {
        long[] coins = Arrays.copyOf(companions, companions.length + 1);
        coins[companions.length] = place;
        return coins;
    }

    static List<Long> labels(long[] coins, int firstIndex) {
        return LongStream.of(coins).map(c -> c + firstIndex).boxed().toList();
    }

    static boolean ascending(long[] coins) {
        for (int i = 1; i < coins.length; i++) if (coins[i - 1] >= coins[i]) return false;
        return coins.length > 0 && coins[0] >= 0;
    }
}
