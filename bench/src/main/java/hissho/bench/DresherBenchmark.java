package hissho.bench;

import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.search.ColumnGeneration;
import hissho.zerosum.search.Dresher;
import hissho.zerosum.search.GuessTree;
import hissho.zerosum.search.SearchSolution;
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
        for (int warm = 0; warm < 5; warm++) {
            ColumnGeneration.solve(new Dresher(6), Progress.none());
            MatrixSolver.optimum(new Dresher(6).matrix(), Progress.none());
        }
        for (int n = 1; n <= largest; n++) {
            Dresher game = new Dresher(n);
            long start = System.nanoTime();
            SearchSolution<GuessTree> solution = ColumnGeneration.solve(game, Progress.none());
            double columns = (System.nanoTime() - start) / 1e6;
            if (!solution.certified(Progress.none())) throw new AssertionError("not certified at n = " + n);
            Measured.growth("Dresher's game, n", n, columns / 1e3);
            String listedTime = "-";
            String ratio = "-";
            if (n <= listed) {
                start = System.nanoTime();
                var full = MatrixSolver.optimum(game.matrix(), Progress.none());
                double all = (System.nanoTime() - start) / 1e6;
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
}
