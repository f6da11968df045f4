package hissho.impartial.coin;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The values of a subtraction game with a finite set, at any pile once a period is found: where as many consecutive values as the
 * largest subtraction come again, everything after them does.
 */
final class PeriodicSubtraction {

    private static final int TABLE = 200_000;

    private final int[] values = new int[TABLE];
    private final int preperiod;
    private final int period;

    PeriodicSubtraction(List<Integer> subtractions) {
        int window = subtractions.getLast();
        Map<Long, Integer> seen = new HashMap<>();
        long hash = 0;
        long drop = power(window);
        int foundFrom = -1;
        int foundPeriod = 0;
        for (int pile = 0; pile < TABLE; pile++) {
            values[pile] = value(pile, subtractions);
            hash = hash * BASE + values[pile] + 1;
            if (pile >= window) hash -= drop * (values[pile - window] + 1);
            if (foundPeriod > 0 || pile < window - 1) continue;
            Integer before = seen.putIfAbsent(hash, pile);
            if (before != null && same(before, pile, window)) {
                foundPeriod = pile - before;
                foundFrom = before - window + 1;
            }
        }
        this.preperiod = foundFrom;
        this.period = foundPeriod;
    }

    private static final long BASE = 0x9e3779b97f4a7c15L;

    private static long power(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) power *= BASE;
        return power;
    }

    private boolean same(int one, int other, int window) {
        for (int i = 0; i < window; i++) if (values[one - i] != values[other - i]) return false;
        return true;
    }

    private int value(int pile, List<Integer> subtractions) {
        BitSet seen = new BitSet();
        for (int s : subtractions) if (s <= pile) seen.set(values[pile - s]);
        return seen.nextClearBit(0);
    }

    /** The last pile whose value is known. */
    long last() {
        return period > 0 ? 1L << 61 : TABLE - 1;
    }

    long value(long pile) {
        if (pile < TABLE) return values[(int) pile];
        return values[(int) (preperiod + (pile - preperiod) % period)];
    }
}
