package hissho.bench;

import hissho.card.memory.win.FloatLayer;
import hissho.card.memory.win.MemoryRules;
import hissho.card.memory.win.WinTable;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.Locale;

/**
 * The Memory game at size: all f(n,k,s) to n = 64 exactly, beside the same recursion in naive fractions to n = 24, and layers in doubles to
 * n = 1000 with one worker and with two. Arguments: the largest number of pairs in doubles (1000).
 */
public final class MemoryBenchmark {

    private MemoryBenchmark() {}

    public static void main(String[] args) {
        int large = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        for (int n : new int[] {16, 32, 64}) {
            double exact = seconds(() -> WinTable.upTo(n, MemoryRules.STANDARD, Progress.none()));
            Measured.growth("Memory exactly, pairs", n, exact);
            System.out.printf(Locale.ROOT, "exact, all states to n = %d: %.3f s%n", n, exact);
        }
        double naive = seconds(() -> naive(24));
        double scaled = seconds(() -> WinTable.upTo(24, MemoryRules.STANDARD, Progress.none()));
        System.out.printf(
                Locale.ROOT,
                "to n = 24: naive fractions %.3f s, scaled whole numbers %.3f s, ratio %.1f%n",
                naive,
                scaled,
                naive / scaled);
        double before = 0;
        for (int n : new int[] {large / 4, large / 2, large}) {
            double two = seconds(() -> FloatLayer.forEach(n, 2, Progress.none(), layer -> {}));
            System.out.printf(
                    Locale.ROOT,
                    "doubles to n = %d on two workers: %.2f s%s%n",
                    n,
                    two,
                    before == 0 ? "" : String.format(Locale.ROOT, ", growth %.1f", two / before));
            Measured.growth("Memory in doubles, pairs", n, two);
            before = two;
        }
        Measured.ratio("Memory to n = 24, exact", scaled, "fractions at every step", naive);
        double one = seconds(() -> FloatLayer.forEach(large, 1, Progress.none(), layer -> {}));
        System.out.printf(
                Locale.ROOT,
                "doubles to n = %d on one worker: %.2f s, two workers are %.2f times as fast%n",
                large,
                one,
                one / before);
    }

    /** The same recursion in fractions reduced at every step. */
    private static Rational naive(int pairs) {
        Rational[][][] f = new Rational[pairs + 1][][];
        for (int n = 0; n <= pairs; n++) {
            f[n] = new Rational[n + 1][2 * n + 1];
            for (int k = n; k >= 0; k--)
                for (int s = 0; s <= n; s++) {
                    Rational ahead = k == n ? (s > -n ? Rational.ONE : Rational.HALF) : opening(f, n, k, s);
                    Rational behind = k == n ? (s < n ? Rational.ONE : Rational.HALF) : opening(f, n, k, -s);
                    if (k >= 2 && k < n) ahead = ahead.max(s == 0 ? Rational.HALF : Rational.ONE.minus(behind));
                    f[n][k][n - s] = behind;
                    f[n][k][n + s] = ahead;
                }
        }
        return f[pairs][0][pairs];
    }

    private static Rational opening(Rational[][][] f, int n, int k, int s) {
        int u = 2 * n - k;
        Rational match = k == 0 ? Rational.ZERO : get(f, n - 1, k - 1, s + 1).times(Rational.of(k, u));
        Rational fresh = Rational.of(2L * (n - k), u);
        Rational second = get(f, n - 1, k, s + 1)
                .plus(Rational.ONE.minus(get(f, n - 1, k, 1 - s)).times(k));
        if (n - k > 1)
            second = second.plus(Rational.ONE.minus(get(f, n, k + 2, -s)).times(2L * (n - k - 1)));
        Rational two = match.plus(fresh.times(second.over(u - 1L)));
        return k == 0 ? two : two.max(match.plus(fresh.times(Rational.ONE.minus(get(f, n, k + 1, -s)))));
    }

    private static Rational get(Rational[][][] f, int n, int k, int s) {
        return s > n ? Rational.ONE : s < -n ? Rational.ZERO : f[n][k][s + n];
    }

    private static double seconds(Runnable work) {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e9;
    }
}
