package hissho.bench;

import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.LemkeHowson;
import hissho.form.Bimatrix;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * All extreme equilibria of random n x n games beside lrsnash (Debian package lrslib), in one run, with one worker and with one per core; then one equilibrium of a 200 x 200 game by Lemke and
 * Howson. lrsnash works on one core, so the first ratio is core for core.
 *
 * <p>Arguments: the least n, the largest, the games of each size, the largest entry.
 */
public final class EquilibriaBenchmark {

    private static final int PATHS = 5;

    private EquilibriaBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int least = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8;
        int most = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 16;
        int games = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 3;
        int entry = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 99;
        sweep(least, most, games, entry);
        if (arguments.length == 0) sweep(least, most, games, 3); // degenerate ones
        for (int n : new int[] {50, 100, 200}) path(n);
    }

    private static void sweep(int least, int most, int games, int entry) throws IOException, InterruptedException {
        int cores = Runtime.getRuntime().availableProcessors();
        for (int k = 0; k < 20; k++) // warm
        for (int n = 8; n <= 12; n++) timed(random(n, entry, k), 1 + k % cores);
        for (int n = least; n <= most; n++) {
            double alone = 0;
            double together = 0;
            double theirs = 0;
            int found = 0;
            for (int k = 0; k < games; k++) {
                Bimatrix game = random(n, entry, 1000L * n + k);
                found += AllEquilibria.of(game, Progress.none()).extreme().size();
                alone += timed(game, 1);
                together += timed(game, cores);
                theirs += lrsnash(game);
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d x %d, entries 0 to %d, %d games: %d extreme equilibria, Hissho %.1f ms, with %d workers %.1f ms, lrsnash %.1f ms, ratios %.2f and %.2f, workers gain %.2f%n",
                    n,
                    n,
                    entry,
                    games,
                    found,
                    alone,
                    cores,
                    together,
                    theirs,
                    theirs / alone,
                    theirs / together,
                    alone / together);
            String size = n + " x " + n + ", entries 0 to " + entry;
            Measured.ratio("all extreme equilibria, " + size, alone / 1e3, "lrsnash", theirs / 1e3);
            Measured.ratio(
                    "all extreme equilibria, " + size + ", a worker per core", together / 1e3, "lrsnash", theirs / 1e3);
            Measured.growth("Hissho, entries 0 to " + entry, n, alone / 1e3 / games);
            Measured.growth("Hissho, entries 0 to " + entry + ", a worker per core", n, together / 1e3 / games);
            Measured.growth("lrsnash, entries 0 to " + entry, n, theirs / 1e3 / games);
        }
    }

    private static double timed(Bimatrix game, int workers) {
        long start = System.nanoTime();
        AllEquilibria.of(game, workers, Progress.none());
        return (System.nanoTime() - start) / 1e6;
    }

    /** One equilibrium of each of five games, from the label whose path is found to end soonest. */
    private static void path(int n) {
        double whole = 0;
        double slowest = 0;
        int longest = 0;
        boolean ends = true;
        List<String> names = Players.numbered(n).names();
        for (int seed = 0; seed < PATHS; seed++) {
            Bimatrix game = random(n, 99, seed);
            long start = System.nanoTime();
            LemkeHowson path = LemkeHowson.one(game, Progress.none());
            double took = (System.nanoTime() - start) / 1e9;
            whole += took;
            slowest = Math.max(slowest, took);
            longest = Math.max(longest, path.path().size());
            StrategicGame strategic = StrategicGame.of(Players.of("I", "II"), List.of(names, names), game);
            ends &= Deviations.from(strategic, path.equilibrium()).isEquilibrium();
        }
        System.out.printf(
                Locale.ROOT,
                "Lemke-Howson, %d x %d, %d games: %.2f s on average, the slowest %.2f s, the longest path %d pivots; every end an equilibrium: %b%n",
                n,
                n,
                PATHS,
                whole / PATHS,
                slowest,
                longest,
                ends);
        Measured.growth("Lemke-Howson, one equilibrium", n, whole / PATHS);
    }

    private static Bimatrix random(int n, int entry, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return new Bimatrix(matrix(random, n, entry), matrix(random, n, entry));
    }

    private static RationalMatrix matrix(SplittableRandom random, int n, int entry) {
        return RationalMatrix.generate(n, n, (i, j) -> Rational.of(random.nextInt(entry + 1)));
    }

    private static double lrsnash(Bimatrix game) throws IOException, InterruptedException {
        Path file = Files.createTempFile("game", ".lrs");
        Files.writeString(
                file,
                game.first().height() + " " + game.first().width() + "\n\n" + lines(game.first())
                        + lines(game.second()),
                StandardCharsets.UTF_8);
        long start = System.nanoTime();
        Process process = new ProcessBuilder("lrsnash", file.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.waitFor();
        double took = (System.nanoTime() - start) / 1e6;
        Files.delete(file);
        return took;
    }

    private static String lines(RationalMatrix matrix) {
        return matrix.rows().stream()
                        .map(row -> row.stream().map(Rational::toString).collect(Collectors.joining(" ")) + "\n")
                        .collect(Collectors.joining())
                + "\n";
    }
}
