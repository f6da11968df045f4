package hissho.card.trick.staircase;

/**
 * Words of m ones among 2m places, numbered from 0 in increasing order by the combinatorial number system: a word whose ones stand
 * at places p1 &lt; p2 &lt; ... has the number C(p1,1) + C(p2,2) + ...
 */
public final class Combinadics {

    /** The largest m whose words and numbers fit into 32 bits. */
    public static final int LARGEST = 16;

    private static final long[][] CHOOSE = choose(2 * LARGEST + 1);

    private final int split;
    private final int[] low;
    private final int[] high;

    /** The numbering of the words with m ones, prepared so that a number takes two table look-ups. */
    public Combinadics(int m) {
        split = m;
        low = new int[1 << m];
        high = new int[1 << m];
        for (int half = 0; half < 1 << m; half++) {
            low[half] = (int) number(half, 0, 0);
            high[half] = (int) number(half, m, m - Integer.bitCount(half));
        }
    }

    /** The number of a word. */
    public int rank(int word) {
        return low[word & ((1 << split) - 1)] + high[word >>> split];
    }

    /** How many words have m ones among 2m places. */
    public static long count(int m) {
        return CHOOSE[2 * m][m];
    }

    public static long choose(int n, int k) {
        return k < 0 || k > n ? 0 : CHOOSE[n][k];
    }

    /** The word with this number. */
    public static int word(int m, long number) {
        int word = 0;
        long left = number;
        int ones = m;
        for (int place = 2 * m - 1; ones > 0; place--) {
            if (CHOOSE[place][ones] > left) continue;
            left -= CHOOSE[place][ones--];
            word |= 1 << place;
        }
        return word;
    }

    /** The next larger word with the same number of ones. */
    public static int next(int word) {
        long w = Integer.toUnsignedLong(word);
        if (w == 0) return 0;
        long lowest = w & -w;
        long ripple = w + lowest;
        return (int) (ripple | (((w ^ ripple) >>> 2) >>> Long.numberOfTrailingZeros(lowest)));
    }

    private static long number(int bits, int shift, int before) {
        long sum = 0;
        int nth = before;
        for (int rest = bits; rest != 0; rest &= rest - 1)
            sum += choose(Integer.numberOfTrailingZeros(rest) + shift, ++nth);
        return sum;
    }

    private static long[][] choose(int most) {
        long[][] table = new long[most + 1][most + 1];
        for (int n = 0; n <= most; n++) {
            table[n][0] = 1;
            for (int k = 1; k <= n; k++) table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
        }
        return table;
    }
}
