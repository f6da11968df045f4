package hissho.impartial.tartan;

import hissho.impartial.coin.CoinGame;
import hissho.impartial.nimber.LongNimber;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The three steps from value v1*v2 to a wanted value u: find u1 < v1 and u2 < v2 with u1*u2 + u1*v2 + v1*u2 = u, then a move to u1 in
 * the row game and a move to u2 in the column game. That a pair exists for every u below v1*v2 is Turning Corners itself.
 */
public final class TartanSteps {

    private TartanSteps() {}

    /** What a head of value v1*v2 becomes when the row move leads to u1 and the column move to u2. */
    public static long after(long v1, long v2, long u1, long u2) {
        return LongNimber.product(v1, v2) ^ LongNimber.product(v1 ^ u1, v2 ^ u2);
    }

    /** Step 1: all pairs u1 < v1, u2 < v2 that lead to the target. */
    public static List<Tartan.Pair> solutions(long v1, long v2, long target) {
        long change = LongNimber.product(v1, v2) ^ target;
        List<Tartan.Pair> solutions = new ArrayList<>();
        if (change == 0) return solutions;
        for (long u1 = 0; u1 < v1; u1++) {
            long u2 = v2 ^ LongNimber.product(change, LongNimber.inverse(v1 ^ u1));
            if (Long.compareUnsigned(u2, v2) < 0) solutions.add(new Tartan.Pair(u1, u2));
        }
        return solutions;
    }

    /** The values Turning Corners can move to from a head of values v1 and v2. */
    public static Set<Long> cornersOptionValues(long v1, long v2) {
        Set<Long> values = new TreeSet<>();
        for (long u1 = 0; u1 < v1; u1++) for (long u2 = 0; u2 < v2; u2++) values.add(after(v1, v2, u1, u2));
        return values;
    }

    /** Steps 2 and 3: all moves of a row's head to this value. */
    public static List<long[]> moves(CoinGame game, long place, long value, int limit) {
        return Tartan.moves(game, place, value, limit);
    }
}
