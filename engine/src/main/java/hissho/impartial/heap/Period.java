package hissho.impartial.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A certified period: value(n + period) = value(n) for all n from {@code from} on, because it holds for all n with
 * from ≤ n &lt; {@code window}, and the game's rules carry equality over that window on for ever.
 *
 * @param from the first heap from which on values repeat, smallest possible
 * @param period the smallest period
 * @param window one past the last heap whose equality the certificate rests on
 */
public record Period(int from, int period, int window) {

    public Period {
        if (from < 0 || period < 1 || window < from) throw new IllegalArgumentException("not a period");
    }

    /** How far a window must reach, given the first periodic heap and the period, for the rules at hand. */
    @FunctionalInterface
    public interface Reach {
        long end(int from, int period);
    }

    /**
     * The window for a finite octal code whose last nonzero digit is the k-th: 2 from + period + k. The larger part of any option of
     * a heap beyond it is itself at least {@code from}, so options of n and n + period match by induction (Guy and Smith).
     */
    public static Reach octal(int lastDigit) {
        return (from, period) -> 2L * from + period + lastDigit;
    }

    /** The window for a subtraction game whose largest removal is m: m heaps in a row fix everything after them. */
    public static Reach subtraction(int largestRemoval) {
        return (from, period) -> (long) from + largestRemoval;
    }

    /**
     * The window for the powers of two: none is a multiple of 3, and 1 and 2 leave all other remainders, so six piles that show the
     * remainders modulo 3 from the empty pile on decide for ever.
     */
    public static final Reach POWERS_OF_TWO = (from, period) -> from == 0 && period == 3 ? 6 : Long.MAX_VALUE / 2;

    /**
     * The window for the set start, start + step, …: options of n + p are those of n and their copies p later, once p is a multiple
     * of the step and start + p heaps in a row repeat.
     */
    public static Reach arithmetic(long start, long step) {
        return (from, period) -> period % step == 0 ? from + start + period : Long.MAX_VALUE / 2;
    }

    /**
     * The smallest certified period of the first {@code length} values, by the Z-function of the reversed sequence: its entry at p
     * is how far back the values agree with those p earlier.
     */
    public static Optional<Period> find(IntUnaryOperator values, int length, Reach reach) {
        int[] z = new int[length];
        int left = 0;
        int right = 0;
        for (int p = 1; p < length; p++) {
            int match = p < right ? Math.min(right - p, z[p - left]) : 0;
            while (p + match < length
                    && values.applyAsInt(length - 1 - match) == values.applyAsInt(length - 1 - p - match)) match++;
            z[p] = match;
            if (p + match > right) {
                left = p;
                right = p + match;
            }
            int from = length - p - match;
            long window = reach.end(from, p);
            if (window + p <= length) return Optional.of(new Period(from, smallest(values, from, p), (int) window));
        }
        return Optional.empty();
    }

    /** The smallest divisor of a period that is one too, once the whole period is known to repeat. */
    private static int smallest(IntUnaryOperator values, int from, int period) {
        for (int q = 1; q < period; q++)
            if (period % q == 0) {
                int shift = q;
                boolean repeats = java.util.stream.IntStream.range(from, from + period - q)
                        .allMatch(n -> values.applyAsInt(n) == values.applyAsInt(n + shift));
                if (repeats) return q;
            }
        return period;
    }

    /** Checks the certificate against values, and that nothing smaller would do. */
    public boolean certifiedBy(IntUnaryOperator values) {
        for (int n = from; n < window; n++) if (values.applyAsInt(n) != values.applyAsInt(n + period)) return false;
        return from == 0 || values.applyAsInt(from - 1) != values.applyAsInt(from - 1 + period);
    }

    /** The heap below from + period that has the same value as a large heap. */
    public int representative(long heap) {
        return heap < from ? (int) heap : (int) (from + (heap - from) % period);
    }

    /** Entry i is the value of all large heaps that leave remainder i. */
    public List<Integer> periodValues(IntUnaryOperator values) {
        List<Integer> list = new ArrayList<>(period);
        long start = Math.ceilDiv((long) from, period) * period;
        for (int i = 0; i < period; i++) list.add(values.applyAsInt(representative(start + i)));
        return list;
    }

    /** The heaps whose value is not the one their remainder promises. */
    public List<Integer> exceptions(IntUnaryOperator values) {
        List<Integer> promised = periodValues(values);
        List<Integer> list = new ArrayList<>();
        for (int n = 0; n < from; n++) if (values.applyAsInt(n) != promised.get(n % period)) list.add(n);
        return list;
    }
}
