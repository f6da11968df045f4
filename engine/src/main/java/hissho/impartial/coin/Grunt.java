package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** Grunt: turn coins 0, a, n-a and n, where 0 < a < n/2; head n is a pile of n in Grundy's game, which splits into unequal parts. */
public final class Grunt implements CoinGame {

    public static final Grunt GRUNT = new Grunt();

    private static final int PLACES = 6_000;

    private final int[] values = values();

    private Grunt() {}

    private static int[] values() {
        int[] values = new int[PLACES];
        for (int n = 3; n < PLACES; n++) {
            BitSet seen = new BitSet();
            for (int a = 1; 2 * a < n; a++) seen.set(values[a] ^ values[n - a]);
            values[n] = seen.nextClearBit(0);
        }
        return values;
    }

    @Override
    public String name() {
        return "grunt";
    }

    @Override
    public long value(long place) {
        return values[Math.toIntExact(place)];
    }

    @Override
    public long longestMove(long place) {
        return 4;
    }

    @Override
    public long lastPlace() {
        return PLACES - 1L;
    }

    /** The smaller parts into which the pile can be split so that the parts have this total value. */
    private LongStream parts(long place, long value) {
        return LongStream.range(1, (place + 1) / 2).filter(a -> (value(a) ^ value(place - a)) == value);
    }

    @Override
    public BigInteger ways(long place, long value) {
        return BigInteger.valueOf(parts(place, value).count());
    }

    @Override
    public List<long[]> companions(long place, long value, int limit) {
        return parts(place, value)
                .limit(limit)
                .mapToObj(a -> new long[] {0, a, place - a})
                .toList();
    }

    @Override
    public BigInteger ways(long place) {
        return BigInteger.valueOf(Math.max(0, (place - 1) / 2));
    }

    @Override
    public Map<Long, BigInteger> companionValues(long place) {
        Map<Long, BigInteger> all = new HashMap<>();
        for (long a = 1; 2 * a < place; a++) all.merge(value(a) ^ value(place - a), BigInteger.ONE, BigInteger::add);
        return all;
    }

    @Override
    public boolean legal(long[] coins) {
        return coins.length == 4 && Turnings.ascending(coins) && coins[0] == 0 && coins[1] + coins[2] == coins[3];
    }

    @Override
    public BigInteger longestPlay(int place) {
        BigInteger[] longest = new BigInteger[place + 1];
        for (int n = 0; n <= place; n++) {
            longest[n] = BigInteger.ZERO;
            for (int a = 1; 2 * a < n; a++)
                longest[n] = longest[n].max(BigInteger.ONE.add(longest[a]).add(longest[n - a]));
        }
        return longest[place];
    }
}
