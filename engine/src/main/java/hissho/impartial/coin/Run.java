package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * Turn any run of neighbouring coins of at least a given length: one coin (Ruler) or two (Rulerette).
 *
 * <p>In Ruler the head with label x has the largest power of 2 that divides x as its value; the values of the first n coins add up to
 * n written in Gray code, so the run that changes a head to a wanted value is found by reading the Gray code backwards. Rulerette is
 * Ruler played on every second coin.
 */
public record Run(String name, int least) implements CoinGame {

    /** Runs longer than this are counted but not listed coin by coin. */
    private static final long MOST_COINS = 1_000_000;

    public static final Run RULER = new Run("ruler", 1);
    public static final Run RULERETTE = new Run("rulerette", 2);

    @Override
    public long value(long place) {
        long label = place + 1;
        return label % least == 0 ? Long.lowestOneBit(label / least) : 0;
    }

    @Override
    public long lastPlace() {
        return 1L << 61;
    }

    /** The total value of the first n coins. */
    private long first(long n) {
        long m = n / least;
        return m ^ m >>> 1;
    }

    /** Where a run may begin so that the coins from there up to the head, without it, have this value. */
    private LongStream starts(long place, long value) {
        long gray = first(place) ^ value;
        long m = gray;
        for (int shift = 1; shift < Long.SIZE; shift *= 2) m ^= m >>> shift;
        return m < 0 || m > place
                ? LongStream.empty()
                : LongStream.range(m * least, (m + 1) * least).filter(start -> start <= place - (least - 1));
    }

    @Override
    public BigInteger ways(long place, long value) {
        return BigInteger.valueOf(starts(place, value).count());
    }

    @Override
    public List<long[]> companions(long place, long value, int limit) {
        return starts(place, value)
                .filter(start -> place - start <= MOST_COINS)
                .limit(limit)
                .mapToObj(start -> LongStream.range(start, place).toArray())
                .toList();
    }

    @Override
    public BigInteger ways(long place) {
        return BigInteger.valueOf(Math.max(0, place - least + 2));
    }

    @Override
    public Map<Long, BigInteger> companionValues(long place) {
        Map<Long, BigInteger> values = new HashMap<>();
        for (long start = 0; start <= place - (least - 1); start++)
            values.merge(first(place) ^ first(start), BigInteger.ONE, BigInteger::add);
        return values;
    }

    @Override
    public boolean legal(long[] coins) {
        return coins.length >= least
                && Turnings.ascending(coins)
                && coins[coins.length - 1] - coins[0] == coins.length - 1;
    }

    /** Turning everything to the left each time makes the number of moves double from place to place. */
    @Override
    public BigInteger longestPlay(int place) {
        return place < least - 1 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(place - (least - 1));
    }
}
