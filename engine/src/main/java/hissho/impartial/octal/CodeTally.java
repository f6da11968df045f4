package hissho.impartial.octal;

import hissho.impartial.heap.HeapValues;
import hissho.impartial.heap.Period;
import hissho.impartial.heap.Tally;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Optional;

/**
 * How many moves of a take-and-break game lead to a value: with a certified period the splits are counted by remainders, in Nim, Rims
 * and Lasker's Nim by what is known of numbers with a given sum and nim-sum.
 */
record CodeTally(TakeAndBreakCode code, HeapValues values) implements Tally {

    @Override
    public Optional<BigInteger> count(long heap, long value, Progress progress) {
        return switch (code.toString()) {
            case "0.(3)*" -> Optional.of(one(value < heap));
            case "0.(7)*" -> Optional.of(one(value < heap).add(rims(heap, value)));
            case "4.(3)*" -> Optional.of(one(OctalGames.lasker(value) < heap).add(laskerSplits(heap, value)));
            default ->
                code.isFinite() && !code.isHexadecimal()
                        ? values.knownPeriod().map(period -> counted(period, heap, value, progress))
                        : Optional.empty();
        };
    }

    private static BigInteger one(boolean holds) {
        return holds ? BigInteger.ONE : BigInteger.ZERO;
    }

    // ---- finite codes with a certified period

    private BigInteger counted(Period period, long heap, long value, Progress progress) {
        BigInteger count = BigInteger.ZERO;
        for (int taken = 0; taken <= code.lastDigit() && taken <= heap; taken++) {
            long rest = heap - taken;
            int digit = code.digit(taken);
            if ((digit & 1) != 0 && rest == 0) count = count.add(one(value == 0));
            if ((digit & 2) != 0 && rest > 0) count = count.add(one(values.value(rest, progress) == value));
            if ((digit & 4) != 0) count = count.add(BigInteger.valueOf(splits(period, rest, value, progress)));
        }
        return count;
    }

    /**
     * Splits of a heap into a ≤ b whose values add up. Small a are looked at one by one; from the first periodic heap on, a and all
     * a + period, a + 2 period, … up to half the heap agree.
     */
    private long splits(Period period, long rest, long value, Progress progress) {
        long half = rest / 2;
        long count = 0;
        for (long a = 1; a <= half && a < Math.max(1, period.from()) + (long) period.period(); a++) {
            progress.check();
            if ((values.value(a, progress) ^ values.value(rest - a, progress)) != value) continue;
            count += a < period.from() ? 1 : (half - a) / period.period() + 1;
        }
        return count;
    }

    // ---- numbers with a given sum and nim-sum

    /**
     * Rims: pairs of positive heaps a ≤ b with a ⊕ b = value and a + b &lt; heap. Since a + b = a ⊕ b + 2 (a and b), every number m
     * without a bit of the value stands for the pairs with a and b = m.
     */
    private static BigInteger rims(long heap, long value) {
        if (value > heap - 1) return BigInteger.ZERO;
        long most = (heap - 1 - value) / 2;
        if (value == 0) return BigInteger.valueOf(most);
        BigInteger pairs = disjoint(most, value).shiftLeft(Long.bitCount(value) - 1);
        return pairs.subtract(BigInteger.ONE); // without {0, value}
    }

    /** How many numbers from 0 to a bound have no bit of the mask. */
    private static BigInteger disjoint(long bound, long mask) {
        BigInteger count = BigInteger.ZERO;
        for (int bit = 62; bit >= 0; bit--) {
            if ((bound >> bit & 1) == 0) continue;
            // the number has a 0 here, and anything the mask allows below
            int free = bit - Long.bitCount(mask & ((1L << bit) - 1));
            count = count.add(BigInteger.ONE.shiftLeft(free));
            if ((mask >> bit & 1) != 0) return count;
        }
        return count.add(BigInteger.ONE);
    }

    /**
     * Lasker's Nim: splits of a heap into a ≤ b whose values have the nim-sum. With a = 4A + i the value of a has the last two bits
     * 3, 1, 2, 0 for i = 0, 1, 2, 3 and above them A − 1, A, A, A + 1.
     */
    private static BigInteger laskerSplits(long heap, long value) {
        int[] low = {3, 1, 2, 0};
        int[] shift = {-1, 0, 0, 1};
        BigInteger ordered = BigInteger.ZERO;
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++) {
                long above = heap - i - j;
                if (above < 0 || above % 4 != 0 || (low[i] ^ low[j]) != value % 4) continue;
                long sum = above / 4 + shift[i] + shift[j];
                long xor = value / 4;
                BigInteger pairs = pairs(sum, xor);
                // a raised part is at least 1
                if (shift[i] == 1 && sum == xor) pairs = pairs.subtract(BigInteger.ONE);
                if (shift[j] == 1 && sum == xor) pairs = pairs.subtract(BigInteger.ONE);
                if (shift[i] == 1 && shift[j] == 1 && sum == 0 && xor == 0) pairs = pairs.add(BigInteger.ONE);
                ordered = ordered.add(pairs);
            }
        boolean equal = heap % 2 == 0 && heap > 0 && value == 0;
        return ordered.add(one(equal)).shiftRight(1);
    }

    /** How many ordered pairs of numbers have this sum and this nim-sum. */
    private static BigInteger pairs(long sum, long xor) {
        long twice = sum - xor;
        boolean possible = sum >= 0 && twice >= 0 && twice % 2 == 0 && (twice / 2 & xor) == 0;
        return possible ? BigInteger.ONE.shiftLeft(Long.bitCount(xor)) : BigInteger.ZERO;
    }
}
