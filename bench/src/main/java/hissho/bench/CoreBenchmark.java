package hissho.bench;

import hissho.coalition.core.Balance;
import hissho.coalition.core.Core;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Cores of general games: all vertices for up to 7 players, balanced weights by constraint generation for up to 16; growth shown. */
public final class CoreBenchmark {

    private CoreBenchmark() {}

    public static void main(String[] arguments) {
        for (int players = 3; players <= 7; players++) vertices(players);
        for (int players = 8; players <= 16; players += 2) balance(players);
    }

    private static void vertices(int players) {
        for (int seed = 0; seed < 3; seed++) {
            Coalitions game = game(players, seed);
            long start = System.nanoTime();
            String found = Core.of(game, Progress.none())
                    .map(core -> core.vertices().size() + " vertices")
                    .orElse("too many vertices");
            double seconds = (System.nanoTime() - start) / 1e9;
            Measured.growth("vertices of the core, players", players, seconds);
            System.out.printf(
                    Locale.ROOT, "core of %d players, game %d: %s, %.0f ms%n", players, seed, found, seconds * 1e3);
        }
    }

    private static void balance(int players) {
        for (int seed = 0; seed < 3; seed++) {
            Coalitions game = game(players, seed);
            long start = System.nanoTime();
            Balance balance = Balance.of(game, Progress.none());
            double seconds = (System.nanoTime() - start) / 1e9;
            Measured.growth("balancedness, players", players, seconds);
            System.out.printf(
                    Locale.ROOT,
                    "balancedness of %d players, game %d: least total %s of %s, %d weights, %.0f ms%n",
                    players,
                    seed,
                    balance.total().toDecimal(2),
                    game.worth(game.grand()),
                    balance.weights().size(),
                    seconds * 1e3);
        }
    }

    /** Worths that grow with the square of the size, and chance. */
    private static Coalitions game(int players, int seed) {
        SplittableRandom random = new SplittableRandom(1000L * players + seed);
        List<Rational> worths = new ArrayList<>();
        for (int set = 0; set < 1 << players; set++) {
            int size = Integer.bitCount(set);
            worths.add(set == 0 ? Rational.ZERO : Rational.of(10L * size * size + random.nextInt(0, 12 * size)));
        }
        return Coalitions.ofTable(Players.numbered(players), worths);
    }
}
