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
    private final int words;
    private List<R> rays = new ArrayList<>();
    private ZeroSets zeros;

    private DoubleDescription(Rays<R> arithmetic, int inequalities, int dimension, int limit, Progress progress) {
        this.arithmetic = arithmetic;
        this.inequalities = inequalities;
        this.dimension = dimension;
        this.limit = limit;
        this.progress = progress;
        this.words = (inequalities + 63) / 64;
        this.zeros = new ZeroSets(words);
    }

    /** Thrown where there are more rays on the way than the limit allows. */
    static final class TooMany extends RuntimeException {}

    /**
     * The slacks of the extreme rays of the cone where every row times z is at least zero. The rows have full column rank.
     */
    static List<BigInteger[]> rays(BigInteger[][] rows, int limit, Progress progress) {
        try {
            return new DoubleDescription<>(new Rays.InLongs(), rows.length, rows[0].length, limit, progress).run(rows);
        } catch (ArithmeticException tooShort) {
            return new DoubleDescription<>(new Rays.InBigIntegers(), rows.length, rows[0].length, limit, progress)
                    .run(rows);
        }
    }

    private List<BigInteger[]> run(BigInteger[][] rows) {
        int[] basis = Elimination.independentRows(rows, progress);
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
        Elimination.Inverse inverse = Elimination.inverse(square, progress::check);
        boolean negative = inverse.determinant().signum() < 0;
        for (int c = 0; c < dimension; c++) {
            BigInteger[] slacks = new BigInteger[inequalities];
            for (int k = 0; k < inequalities; k++) {
                progress.check();
                BigInteger sum = BigInteger.ZERO;
                for (int d = 0; d < dimension; d++) sum = sum.add(rows[k][d].multiply(inverse.adjugate(d, c)));
                slacks[k] = negative ? sum.negate() : sum;
            }
            rays.add(arithmetic.of(slacks));
            zeros.addEmpty();
        }
    }

    private void mark(int k) {
        for (int r = 0; r < rays.size(); r++) if (arithmetic.sign(rays.get(r), k) == 0) zeros.mark(r, k);
    }

    private int fewestPairs(boolean[] done) {
        int best = -1;
        long fewest = Long.MAX_VALUE;
        for (int k = 0; k < inequalities; k++) {
            if (done[k]) continue;
            long good = 0;
            long bad = 0;
            for (R ray : rays) {
                int sign = arithmetic.sign(ray, k);
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
        int[] good = new int[rays.size()];
        int[] bad = new int[rays.size()];
        int goods = 0;
        int bads = 0;
        List<R> kept = new ArrayList<>();
        ZeroSets keptZeros = new ZeroSets(words);
        for (int r = 0; r < rays.size(); r++) {
            int sign = arithmetic.sign(rays.get(r), k);
            if (sign > 0) good[goods++] = r;
            if (sign < 0) bad[bads++] = r;
            if (sign >= 0) {
                kept.add(rays.get(r));
                keptZeros.addCopy(zeros, r);
            }
        }
        if (bads > 0) {
            for (int g = 0; g < goods; g++) {
                progress.check();
                for (int b = 0; b < bads; b++) {
                    if (!zeros.adjacent(good[g], bad[b], dimension - 2)) continue;
                    kept.add(arithmetic.onBoundary(rays.get(good[g]), rays.get(bad[b]), k));
                    keptZeros.addCommon(zeros, good[g], bad[b]);
                    if (kept.size() > limit) throw new TooMany();
                }
            }
            rays = kept;
            zeros = keptZeros;
        }
        mark(k);
    }

    private BigInteger[] slacks(R ray) {
        BigInteger[] slacks = new BigInteger[inequalities];
        for (int k = 0; k < inequalities; k++) slacks[k] = arithmetic.slack(ray, k);
        return slacks;
    }
}
