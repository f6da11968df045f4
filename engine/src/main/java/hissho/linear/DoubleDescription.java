package hissho.linear;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The double description method of Motzkin, Raiffa, Thompson and Thrall: the extreme rays of a pointed cone from its
 * inequalities, one inequality at a time.
 *
 * <p>A ray is kept as its slacks in all inequalities, so that a cut is one linear combination per pair of adjacent rays on the
 * two sides. Two rays are adjacent when no third ray lies on every boundary that both lie on. The next inequality is the one
 * that splits the rays into the fewest pairs.
 */
final class DoubleDescription<R> {

    private final Rays<R> arithmetic;
    private final int inequalities;
    private final int dimension;
    private final int limit;
    private final Progress progress;
    private List<Entry<R>> rays = new ArrayList<>();

    private record Entry<R>(R ray, long[] zeros) {}

    private DoubleDescription(Rays<R> arithmetic, int inequalities, int dimension, int limit, Progress progress) {
        this.arithmetic = arithmetic;
        this.inequalities = inequalities;
        this.dimension = dimension;
        this.limit = limit;
        this.progress = progress;
    }

    /** Thrown where there are more rays on the way than the limit allows. */
    static final class TooMany extends RuntimeException {}

    /**
     * The slacks of the extreme rays of the cone where every row times z is at least zero. The rows have full column rank.
     */
    static List<BigInteger[]> rays(BigInteger[][] rows, int limit, Progress progress) {
        try {
            return new DoubleDescription<>(new Rays.Long(), rows.length, rows[0].length, limit, progress).run(rows);
        } catch (ArithmeticException tooShort) {
            return new DoubleDescription<>(new Rays.Big(), rows.length, rows[0].length, limit, progress).run(rows);
        }
    }

    private List<BigInteger[]> run(BigInteger[][] rows) {
        int[] basis = Elimination.independentRows(rows);
        boolean[] done = new boolean[inequalities];
        start(rows, basis);
        for (int k : basis) {
            done[k] = true;
            mark(k);
        }
        for (int left = inequalities - basis.length; left > 0; left--) {
            progress.check();
            int next = fewestPairs(done);
            done[next] = true;
            cut(next);
        }
        return rays.stream().map(this::slacks).toList();
    }

    /** The simplicial cone of a basis: its rays are the columns of the inverse. */
    private void start(BigInteger[][] rows, int[] basis) {
        BigInteger[][] square = Arrays.stream(basis).mapToObj(k -> rows[k]).toArray(BigInteger[][]::new);
        Elimination.Inverse inverse = Elimination.inverse(square);
        boolean negative = inverse.determinant().signum() < 0;
        for (int c = 0; c < dimension; c++) {
            BigInteger[] slacks = new BigInteger[inequalities];
            for (int k = 0; k < inequalities; k++) {
                BigInteger sum = BigInteger.ZERO;
                for (int d = 0; d < dimension; d++) sum = sum.add(rows[k][d].multiply(inverse.adjugate()[d][c]));
                slacks[k] = negative ? sum.negate() : sum;
            }
            rays.add(new Entry<>(arithmetic.of(slacks), new long[(inequalities + 63) / 64]));
        }
    }

    private void mark(int k) {
        for (Entry<R> entry : rays) if (arithmetic.sign(entry.ray, k) == 0) entry.zeros[k >> 6] |= 1L << k;
    }

    private int fewestPairs(boolean[] done) {
        int best = -1;
        long fewest = Long.MAX_VALUE;
        for (int k = 0; k < inequalities; k++) {
            if (done[k]) continue;
            long good = 0;
            long bad = 0;
            for (Entry<R> entry : rays) {
                int sign = arithmetic.sign(entry.ray, k);
                if (sign > 0) good++;
                if (sign < 0) bad++;
            }
            long pairs = bad == 0 ? -1 : good * bad;
            if (pairs < fewest) {
                fewest = pairs;
                best = k;
            }
        }
        return best;
    }

    private void cut(int k) {
        List<Entry<R>> good = new ArrayList<>();
        List<Entry<R>> bad = new ArrayList<>();
        List<Entry<R>> kept = new ArrayList<>();
        for (Entry<R> entry : rays) {
            int sign = arithmetic.sign(entry.ray, k);
            if (sign > 0) good.add(entry);
            if (sign < 0) bad.add(entry);
            if (sign >= 0) kept.add(entry);
        }
        if (!bad.isEmpty()) {
            for (Entry<R> u : good) {
                progress.check();
                for (Entry<R> v : bad) {
                    long[] common = common(u.zeros, v.zeros);
                    if (!adjacent(u, v, common)) continue;
                    R ray = arithmetic.onBoundary(u.ray, v.ray, k);
                    kept.add(new Entry<>(ray, common));
                    if (kept.size() > limit) throw new TooMany();
                }
            }
            rays = kept;
        }
        mark(k);
    }

    private static long[] common(long[] a, long[] b) {
        long[] common = new long[a.length];
        for (int w = 0; w < common.length; w++) common[w] = a[w] & b[w];
        return common;
    }

    private boolean adjacent(Entry<R> u, Entry<R> v, long[] common) {
        int size = 0;
        for (long word : common) size += Long.bitCount(word);
        if (size < dimension - 2) return false;
        for (Entry<R> third : rays) if (third != u && third != v && contains(third.zeros, common)) return false;
        return true;
    }

    private static boolean contains(long[] set, long[] part) {
        for (int w = 0; w < set.length; w++) if ((part[w] & ~set[w]) != 0) return false;
        return true;
    }

    private BigInteger[] slacks(Entry<R> entry) {
        BigInteger[] slacks = new BigInteger[inequalities];
        for (int k = 0; k < inequalities; k++) slacks[k] = arithmetic.slack(entry.ray, k);
        return slacks;
    }
}
