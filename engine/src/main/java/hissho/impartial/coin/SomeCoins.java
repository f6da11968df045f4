package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Turn any coins as long as their number is one of those allowed: 1 or 2 (Turning Turtles), exactly 2 (Twins), 1 to 3 (Mock
 * Turtles), exactly 3 (Triplets), or numbers of one's own.
 */
public final class SomeCoins implements CoinGame {

    public static final SomeCoins TURNING_TURTLES =
            new SomeCoins("turning-turtles", List.of(1, 2), RuledValues.COUNTED_FROM_ONE);
    public static final SomeCoins TWINS = new SomeCoins("twins", List.of(2), RuledValues.COUNTED_FROM_ZERO);
    public static final SomeCoins MOCK_TURTLES = new SomeCoins("mock-turtles", List.of(1, 2, 3), RuledValues.ODIOUS);
    public static final SomeCoins TRIPLETS = new SomeCoins("triplets", List.of(3), RuledValues.ODIOUS_AFTER_TWO);

    private static final long WALKED_VALUES = 4_096;

    private final String name;
    private final List<Integer> counts;
    private final CoinValues values;

    private SomeCoins(String name, List<Integer> counts, CoinValues values) {
        this.name = name;
        this.counts = counts;
        this.values = values;
    }

    /** The game in which the number of coins turned must be one of these, from 1 to 20. */
    public static SomeCoins custom(List<Integer> counts) {
        List<Integer> sorted = counts.stream().distinct().sorted().toList();
        return new SomeCoins("custom", sorted, new TabledValues(sorted));
    }

    public List<Integer> counts() {
        return counts;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long value(long place) {
        return values.value(place);
    }

    @Override
    public long longestMove(long place) {
        return counts.getLast();
    }

    @Override
    public long lastPlace() {
        return values.lastPlace();
    }

    @Override
    public BigInteger ways(long place, long value) {
        return counts.stream()
                .map(count -> values.sets(place, count - 1, value))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    @Override
    public List<long[]> companions(long place, long value, int limit) {
        List<long[]> companions = new ArrayList<>();
        for (int count : counts)
            if (companions.size() < limit)
                companions.addAll(values.sets(place, count - 1, value, limit - companions.size()));
        return companions;
    }

    @Override
    public List<long[]> companions(long place) {
        List<long[]> companions = new ArrayList<>();
        for (int count : counts) choose(Math.toIntExact(place), new long[count - 1], count - 1, companions);
        return companions;
    }

    /** Fills the chosen places from the right. */
    private static void choose(int bound, long[] chosen, int left, List<long[]> into) {
        if (left == 0) {
            into.add(chosen.clone());
            return;
        }
        for (int place = left - 1; place < bound; place++) {
            chosen[left - 1] = place;
            choose(place, chosen, left - 1, into);
        }
    }

    @Override
    public BigInteger ways(long place) {
        return counts.stream().map(count -> binomial(place, count - 1)).reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static BigInteger binomial(long n, int k) {
        BigInteger result = BigInteger.ONE;
        for (int i = 0; i < k; i++)
            result = result.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
        return result.max(BigInteger.ZERO);
    }

    @Override
    public Map<Long, BigInteger> companionValues(long place) {
        int most = counts.getLast() - 1;
        List<Map<Long, BigInteger>> sums = new ArrayList<>();
        for (int i = 0; i <= most; i++) sums.add(new HashMap<>());
        sums.getFirst().put(0L, BigInteger.ONE);
        for (long coin = 0; coin < place; coin++) {
            long own = value(coin);
            for (int i = most; i > 0; i--) {
                Map<Long, BigInteger> into = sums.get(i);
                sums.get(i - 1).forEach((value, ways) -> into.merge(value ^ own, ways, BigInteger::add));
            }
        }
        Map<Long, BigInteger> all = new HashMap<>();
        for (int count : counts) sums.get(count - 1).forEach((value, ways) -> all.merge(value, ways, BigInteger::add));
        return all;
    }

    @Override
    public boolean legal(long[] coins) {
        return counts.contains(coins.length) && Turnings.ascending(coins);
    }

    /** With four coins and more the values soon grow, and with them the number of sums. */
    @Override
    public long lastWalkedPlace() {
        if (counts.getLast() <= 3) return Math.min(2_000, lastPlace());
        long place = 0;
        while (place < lastPlace() && value(place + 1) < WALKED_VALUES) place++;
        return place;
    }

    /** The coins just left of the head give the longest play, for a head further right can only play longer. */
    @Override
    public BigInteger longestPlay(int place) {
        BigInteger[] longest = new BigInteger[place + 1];
        for (int p = 0; p <= place; p++) {
            BigInteger best = BigInteger.ZERO;
            for (int count : counts) {
                if (count - 1 > p) continue;
                BigInteger sum = BigInteger.ONE;
                for (int i = 1; i < count; i++) sum = sum.add(longest[p - i]);
                best = best.max(sum);
            }
            longest[p] = best;
        }
        return longest[place];
    }
}
