package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Values by their definition, place after place: the least number that no allowed number of companions adds up to. The sums of each
 * number of companions are kept as a set that grows by one coin at a time.
 */
final class TabledValues implements CoinValues {

    /** Values are kept below this; the place where they pass it is the last one told. */
    private static final int BOUND = 1 << 16;

    private static final int MOST_PLACES = 400;

    private final long[] values;

    TabledValues(List<Integer> counts) {
        this.values = values(counts);
    }

    private static long[] values(List<Integer> counts) {
        int most = counts.getLast();
        BitSet[] sums = new BitSet[most];
        for (int coins = 0; coins < most; coins++) sums[coins] = new BitSet();
        sums[0].set(0);
        long[] values = new long[MOST_PLACES];
        long work = 0;
        for (int place = 0; place < MOST_PLACES; place++) {
            BitSet reached = new BitSet();
            for (int count : counts) reached.or(sums[count - 1]);
            int value = reached.nextClearBit(0);
            work += (long) reached.cardinality() * most;
            if (value >= BOUND || work > 20_000_000L) return java.util.Arrays.copyOf(values, place);
            values[place] = value;
            for (int coins = most - 1; coins > 0; coins--) addShifted(sums[coins], sums[coins - 1], value);
        }
        return values;
    }

    /** Puts every element of a set, with the value added, into another. */
    private static void addShifted(BitSet into, BitSet from, int value) {
        for (int x = from.nextSetBit(0); x >= 0; x = from.nextSetBit(x + 1)) into.set(x ^ value);
    }

    @Override
    public long value(long place) {
        return values[Math.toIntExact(place)];
    }

    @Override
    public long lastPlace() {
        return values.length - 1L;
    }

    @Override
    public BigInteger sets(long bound, int coins, long value) {
        return sums(bound, coins).getOrDefault(value, BigInteger.ZERO);
    }

    /** How many sets of so many coins left of the bound have each total value. */
    private Map<Long, BigInteger> sums(long bound, int coins) {
        List<Map<Long, BigInteger>> sums = new ArrayList<>();
        for (int i = 0; i <= coins; i++) sums.add(new HashMap<>());
        sums.getFirst().put(0L, BigInteger.ONE);
        for (int place = 0; place < bound; place++) {
            long own = values[place];
            for (int i = coins; i > 0; i--) {
                Map<Long, BigInteger> into = sums.get(i);
                sums.get(i - 1).forEach((value, ways) -> into.merge(value ^ own, ways, BigInteger::add));
            }
        }
        return sums.get(coins);
    }

    @Override
    public List<long[]> sets(long bound, int coins, long value, int limit) {
        List<long[]> sets = new ArrayList<>();
        choose(Math.toIntExact(bound), new long[coins], coins, value, limit, sets);
        return sets;
    }

    /** Fills the chosen places from the right; the last one is looked up by its value. */
    private void choose(int bound, long[] chosen, int left, long value, int limit, List<long[]> sets) {
        if (sets.size() >= limit) return;
        if (left == 0) {
            if (value == 0) sets.add(chosen.clone());
            return;
        }
        for (int place = left - 1; place < bound; place++) {
            if (left == 1 && values[place] != value) continue;
            chosen[left - 1] = place;
            choose(place, chosen, left - 1, value ^ values[place], limit, sets);
        }
    }
}
