package hissho.bench;

import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.search.ColumnGeneration;
import hissho.zerosum.search.Dresher;
import hissho.zerosum.search.GuessTree;
import hissho.zerosum.search.SearchSolution;
import java.util.Arrays;
import java.util.Locale;

/**
 * Dresher's guessing game, solved exactly by column generation for n = 1, 2, ... and, while all search trees can be listed, by
 * the linear program over all of them in the same run. Arguments: the largest n (default 25), the largest n listed (default 8).
 */
public final class DresherBenchmark {

    private DresherBenchmark() {}

    public static void main(String[] arguments) {
        int largest = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 25;
        int listed = arguments.length > 1 ? Integer.parseInt(arguments[1]) : Dresher.LARGEST_LISTED;
        System.out.printf(
                "%4s %22s %12s %10s %12s %8s%n", "n", "search trees", "value", "columns ms", "listed ms", "ratio");
        for (int warm = 0; warm < 200; warm++) {
            ColumnGeneration.solve(new Dresher(2 + warm % 5), Progress.none());
            MatrixSolver.optimum(new Dresher(2 + warm % 5).matrix(), Progress.none());
        }
        for (int n = 1; n <= largest; n++) {
            Dresher game = new Dresher(n);
            SearchSolution<GuessTree> solution = ColumnGeneration.solve(game, Progress.none());
            double columns = median(n, () -> ColumnGeneration.solve(game, Progress.none()));
            if (!solution.certified(Progress.none())) throw new AssertionError("not certified at n = " + n);
            Measured.growth("Dresher's game, n", n, columns / 1e3);
            String listedTime = "-";
            String ratio = "-";
            if (n <= listed) {
                var full = MatrixSolver.optimum(game.matrix(), Progress.none());
                double all = median(n, () -> MatrixSolver.optimum(game.matrix(), Progress.none()));
                if (!full.value().equals(solution.value())) throw new AssertionError("different values at n = " + n);
                listedTime = String.format(Locale.ROOT, "%.1f", all);
                Measured.ratio("Dresher's game, n = " + n, columns / 1e3, "every search tree listed", all / 1e3);
                ratio = String.format(Locale.ROOT, "%.1f", all / columns);
            }
            String value = solution.value().toString();
            System.out.printf(
                    Locale.ROOT,
                    "%4d %22s %12s %10.1f %12s %8s%n",
                    n,
                    game.trees(),
                    value.length() > 12 ? solution.value().toDecimal(8) : value,
                    columns,
                    listedTime,
                    ratio);
        }
    }

    /** The middle of several runs in milliseconds, of more where they are short. */
    private static double median(int n, Runnable work) {
        double[] times = new double[n <= 8 ? 31 : n <= 12 ? 5 : 1];
        for (int i = 0; i < times.length; i++) {
            long start = System.nanoTime();
            work.run();
            times[i] = (System.nanoTime() - start) / 1e6;
        }
        Arrays.sort(times);
        return times[times.length / 2];
    }
}
