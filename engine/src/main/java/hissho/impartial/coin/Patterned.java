package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A coin-turning game of one's own: each pattern says how far to the left of the head the coins lie that are turned with it; the empty
 * pattern turns the head alone. The values follow from the definition, place by place.
 */
public final class Patterned implements FewCompanions {

    private static final int LAST_PLACE = 20_000;

    /** Each ascending, all different. */
    private final List<List<Integer>> patterns;

    private final List<Long> values = new ArrayList<>();

    public Patterned(List<List<Integer>> patterns) {
        this.patterns = patterns.stream()
                .map(pattern -> pattern.stream().distinct().sorted().toList())
                .distinct()
                .toList();
    }

    public List<List<Integer>> patterns() {
        return patterns;
    }

    @Override
    public String name() {
        return "patterns";
    }

    @Override
    public synchronized long value(long place) {
        while (values.size() <= place) {
            Set<Long> reached = new HashSet<>();
            for (long[] companions : companions(values.size())) reached.add(total(companions));
            long least = 0;
            while (reached.contains(least)) least++;
            values.add(least);
        }
        return values.get((int) place);
    }

    @Override
    public List<long[]> companions(long place) {
        List<long[]> companions = new ArrayList<>();
        for (List<Integer> pattern : patterns) {
            if (!pattern.isEmpty() && pattern.getLast() > place) continue;
            long[] coins = new long[pattern.size()];
            for (int i = 0; i < coins.length; i++) coins[coins.length - 1 - i] = place - pattern.get(i);
            companions.add(coins);
        }
        return companions;
    }

    @Override
    public long lastPlace() {
        return LAST_PLACE;
    }

    @Override
    public long lastWalkedPlace() {
        return LAST_PLACE;
    }

    @Override
    public long longestMove(long place) {
        return companions(place).stream()
                .mapToInt(coins -> coins.length + 1)
                .max()
                .orElse(0);
    }

    @Override
    public boolean legal(long[] coins) {
        if (!Turnings.ascending(coins)) return false;
        long head = coins[coins.length - 1];
        return companions(head).stream().anyMatch(set -> Arrays.equals(Turnings.with(set, head), coins));
    }

    @Override
    public BigInteger longestPlay(int place) {
        BigInteger[] longest = new BigInteger[place + 1];
        for (int p = 0; p <= place; p++) {
            longest[p] = BigInteger.ZERO;
            for (long[] coins : companions(p)) {
                BigInteger sum = BigInteger.ONE;
                for (long coin : coins) sum = sum.add(longest[(int) coin]);
                longest[p] = longest[p].max(sum);
            }
        }
        return longest[place];
    }
}
