package hissho.bench;

/** Grundy's game to 2^21 heaps by its sparse space: time, rare values, the last of them, and the largest value. */
public final class GrundyGameBenchmark {

    private GrundyGameBenchmark() {}

    public static void main(String[] arguments) {
        int heaps = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1 << 21;
        FilledTable.grundysGame(20_000);
        for (int size = heaps / 32; size < heaps; size *= 2) filled(size);
        filled(heaps);
    }

    private static void filled(int heaps) {
        long start = System.nanoTime();
        FilledTable filled = FilledTable.grundysGame(heaps);
        double seconds = (System.nanoTime() - start) / 1e9;
        Measured.growth("Grundy's game, heaps", heaps, seconds);
        System.out.printf(
                "Grundy's game to %d: %.2f s, %.0f values/s, %d rare values with the empty heap, last rare %d, largest"
                        + " value %d at %d%n",
                heaps,
                seconds,
                heaps / seconds,
                filled.rareHeaps() + 1,
                filled.lastRare(),
                filled.largest(),
                filled.largestAt());
    }
}
