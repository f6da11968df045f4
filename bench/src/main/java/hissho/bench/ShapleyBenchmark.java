package hissho.bench;

import hissho.coalition.value.ShapleyValue;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.Locale;

/** Exact Shapley values of general games of 12 to 24 players: time and memory, growth shown. */
public final class ShapleyBenchmark {

    private ShapleyBenchmark() {}

    public static void main(String[] arguments) {
        int most = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 24;
        for (int players = 12; players <= most; players += 2) {
            Coalitions game = Coalitions.ofRule(Players.numbered(players), ShapleyBenchmark::worth);
            long start = System.nanoTime();
            Rational first = ShapleyValue.of(game, Progress.none()).get(0);
            double seconds = (System.nanoTime() - start) / 1e9;
            Measured.growth("a general game, players", players, seconds);
            Runtime memory = Runtime.getRuntime();
            System.out.printf(
                    Locale.ROOT,
                    "Shapley value of %d players: first %s, %.2f s, %d MB in use%n",
                    players,
                    first.toDecimal(4),
                    seconds,
                    (memory.totalMemory() - memory.freeMemory()) >> 20);
        }
    }

    /** Worths that grow with the square of the size, and something like chance. */
    static Rational worth(long set) {
        long size = Long.bitCount(set);
        return Rational.of(10 * size * size + Long.remainderUnsigned(set * 0x9E3779B97F4A7C15L, 12 * size + 1));
    }
}
