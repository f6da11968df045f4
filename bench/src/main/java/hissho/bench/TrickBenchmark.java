package hissho.bench;

import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairTables;
import hissho.card.trick.staircase.Staircase;
import hissho.progress.Progress;
import hissho.store.MemoryStore;

/**
 * All single-suit deals of n cards each, every number of scoring cards, both leaders: the staircase tables against plain brute
 * force in one run, every value compared.
 *
 * <p>Arguments: n for the comparison (12), then further sizes for which the tables alone are filled.
 */
public final class TrickBenchmark {

    private TrickBenchmark() {}

    public static void main(String[] arguments) {
        int n = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 12;
        StairTables.fill(10, new MemoryStore(), 1, Progress.none());
        StairTables[] tables = new StairTables[1];
        double one = seconds(() -> tables[0] = StairTables.fill(n, new MemoryStore(), 1, Progress.none()));
        double two = seconds(() -> StairTables.fill(n, new MemoryStore(), 2, Progress.none()));
        for (int size = 8; size <= n; size++) {
            int grown = size;
            Measured.growth(
                    "tables of all deals, one thread, n",
                    size,
                    seconds(() -> StairTables.fill(grown, new MemoryStore(), 1, Progress.none())));
        }
        for (int size = 8; size < n; size++) {
            int grown = size;
            Measured.growth("brute force, n", size, seconds(() -> new BruteForceTricks(grown)));
        }
        BruteForceTricks[] brute = new BruteForceTricks[1];
        double plain = seconds(() -> brute[0] = new BruteForceTricks(n));
        Measured.growth("brute force, n", n, plain);
        System.out.printf(
                "n=%d all k, both leaders: brute force %.2f s, tables %.2f s (%.1f times faster), two threads %.2f s"
                        + " (%.1f times)%n",
                n, plain, one, plain / one, two, plain / two);
        Measured.ratio("tricks, n = " + n + ", all deals", one, "brute force", plain);
        System.out.println("values compared: " + compared(n, tables[0], brute[0]) + ", all equal");
        for (int i = 1; i < arguments.length; i++) {
            int size = Integer.parseInt(arguments[i]);
            double time = seconds(() -> StairTables.fill(size, new MemoryStore(), 2, Progress.none()));
            System.out.printf(
                    "n=%d all k, both leaders, %d words: %.1f s on two threads%n", size, Combinadics.count(size), time);
        }
    }

    private static long compared(int n, StairTables tables, BruteForceTricks brute) {
        long compared = 0;
        for (int m = 1; m <= n; m++) {
            int full = Staircase.below(2 * m);
            for (long number = 0; number < Combinadics.count(m); number++) {
                int word = Combinadics.word(m, number);
                int leading = tables.stairs(m, word);
                int answering = tables.stairs(m, ~word & full);
                for (int r = 0; r <= 2 * m; r++, compared += 2)
                    if (Staircase.valueAt(leading, r) != brute.values(m, r, true)[(int) number]
                            || r - Staircase.valueAt(answering, r) != brute.values(m, r, false)[(int) number])
                        throw new AssertionError("m=" + m + " word=" + word + " r=" + r);
            }
        }
        return compared;
    }

    private static double seconds(Runnable work) {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e9;
    }
}
