package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Optional;

/** The tables of heap games as benchmarks see them: filled from nothing, without the certified period doing the work. */
public final class HeapSpeed {

    private HeapSpeed() {}

    /** What filling a table showed: rare values, the last heap that has one, the largest value and where it first stands. */
    public record Filled(int heaps, int rareHeaps, int lastRare, int largest, int largestAt) {}

    /** Fills the table of a finite octal code. */
    public static Filled octal(String code, int heaps) {
        TakeAndBreakCode read = TakeAndBreakCode.read(code).orElseThrow();
        return filled(new BreakTable(read.removals(1), read.removals(2), read.removals(4), false), heaps);
    }

    /** Fills the table of Grundy's game. */
    public static Filled grundysGame(int heaps) {
        return filled(new BreakTable(new int[0], new int[0], new int[] {0}, true), heaps);
    }

    /** The values of a code as the product gives them, where a certified period answers for large heaps. */
    public static long product(String code, int heaps) {
        HeapGame game = HeapGames.octal(TakeAndBreakCode.read(code).orElseThrow());
        long sum = 0;
        for (int n = 0; n < heaps; n++) sum += game.value(n);
        return sum;
    }

    /** The certified period, from nothing. */
    public static Optional<Period> period(String code, int upTo) {
        return HeapGames.octal(TakeAndBreakCode.read(code).orElseThrow())
                .values()
                .period(upTo, Progress.none());
    }

    private static Filled filled(BreakTable table, int heaps) {
        table.extend(heaps + 1, Progress.none());
        int largest = 0;
        int at = 0;
        for (int n = 0; n <= heaps; n++)
            if (table.value(n) > largest) {
                largest = table.value(n);
                at = n;
            }
        return new Filled(heaps, table.rareHeaps(), table.largestRareHeap(), largest, at);
    }
}
