package hissho.bench;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.zerosum.matrix.GameForm;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import java.io.File;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Exact solutions of random n x n games with whole entries from 0 to 99, beside GLPK's floating-point solution of the same games
 * in the same run; then games with entries as data have them, without a peer. GLPK's time is its own report of its simplex phase plus reading; its whole process is shown as well.
 */
public final class MatrixGameBenchmark {

    private MatrixGameBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Optional<Path> glpsol = find("glpsol");
        if (glpsol.isEmpty())
            System.out.println("glpsol (Debian package glpk-utils) is not installed: only our own times are shown");
        System.out.printf("%5s %16s %16s %16s %8s%n", "n", "exact, ms", "all optima, ms", "glpsol, ms", "ratio");
        for (int n : new int[] {50, 100, 200, 400}) run(n, glpsol);
        System.out.println();
        System.out.printf("%-44s %5s %16s %16s%n", "payoffs", "n", "exact, ms", "longest number");
        for (int n : new int[] {20, 40, 60, 100}) data("doubles, as they are written", n, MatrixGameBenchmark::written);
        for (int n : new int[] {50, 100, 200})
            data("six decimals", n, random -> Rational.of(random.nextInt(-1_000_000, 1_000_000), 1_000_000));
        for (int n : new int[] {20, 40, 60})
            data(
                    "fractions of nine digits",
                    n,
                    random -> Rational.of(random.nextInt(1, 1_000_000_000), random.nextInt(1, 1_000_000_000)));
        for (int n : new int[] {700, 1000})
            data("whole numbers from 0 to 99", n, random -> Rational.of(random.nextInt(100)));
    }

    private static Rational written(SplittableRandom random) {
        BigDecimal decimal = new BigDecimal(Double.toString(random.nextDouble()));
        return Rational.of(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
    }

    /** The median of three games after as many to warm up; the largest sizes once. */
    private static void data(String name, int n, Function<SplittableRandom, Rational> entry) {
        SplittableRandom random = new SplittableRandom(n);
        int games = n >= 700 ? 1 : 3;
        List<Double> times = new ArrayList<>();
        int bits = 0;
        for (int k = 0; k < 2 * games; k++) {
            MatrixGame game = MatrixGame.of(RationalMatrix.generate(n, n, (i, j) -> entry.apply(random)));
            long start = System.nanoTime();
            OptimalPair pair = MatrixSolver.optimum(game, Progress.none());
            double time = (System.nanoTime() - start) / 1e6;
            if (!pair.solves(game)) throw new IllegalStateException("a wrong solution");
            bits = Math.max(bits, pair.value().denominator().bitLength());
            if (k >= games) times.add(time);
        }
        Measured.growth(name, n, median(times) / 1e3);
        System.out.printf(Locale.ROOT, "%-44s %5d %16.1f %11d bits%n", name, n, median(times), bits);
    }

    private static void run(int n, Optional<Path> glpsol) throws IOException, InterruptedException {
        List<MatrixGame> games = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(n);
        for (int k = 0; k < 12; k++) {
            long[][] payoffs = new long[n][n];
            for (long[] row : payoffs) for (int j = 0; j < n; j++) row[j] = random.nextInt(100);
            games.add(MatrixGame.of(RationalMatrix.of(payoffs)));
        }
        for (int warm = 0; warm < 60; warm++) solve(games.get(warm % games.size()));
        double exact = median(games.stream().map(MatrixGameBenchmark::solve).toList());
        double all = median(
                games.stream().limit(5).map(MatrixGameBenchmark::solveAll).toList());
        Measured.growth("whole numbers from 0 to 99", n, exact / 1e3);
        if (glpsol.isEmpty()) {
            System.out.printf(Locale.ROOT, "%5d %16.2f %16.2f%n", n, exact, all);
            return;
        }
        List<Double> times = new ArrayList<>();
        for (MatrixGame game : games.subList(0, 5)) times.add(glpk(glpsol.get(), game));
        double peer = median(times);
        Measured.ratio(n + " x " + n + ", whole numbers, exact", exact / 1e3, "GLPK in doubles", peer / 1e3);
        System.out.printf(Locale.ROOT, "%5d %16.2f %16.2f %16.2f %8.2f%n", n, exact, all, peer, exact / peer);
    }

    private static double solve(MatrixGame game) {
        long start = System.nanoTime();
        OptimalPair pair = MatrixSolver.optimum(game, Progress.none());
        double time = (System.nanoTime() - start) / 1e6;
        if (!pair.solves(game)) throw new IllegalStateException("a wrong solution");
        return time;
    }

    private static double solveAll(MatrixGame game) {
        long start = System.nanoTime();
        if (!MatrixSolver.solve(game, Progress.none()).certified()) throw new IllegalStateException("a wrong solution");
        return (System.nanoTime() - start) / 1e6;
    }

    /** The time of the whole process in milliseconds, less that of a process with nothing to do. */
    private static double glpk(Path glpsol, MatrixGame game) throws IOException, InterruptedException {
        Path file = Files.createTempFile("game", ".lp");
        Files.writeString(file, GameForm.MAX_V.text(game));
        double best = Double.MAX_VALUE;
        for (int k = 0; k < 3; k++) best = Math.min(best, run(glpsol, "--lp", file.toString()));
        double nothing = Double.MAX_VALUE;
        for (int k = 0; k < 3; k++) nothing = Math.min(nothing, run(glpsol, "--version"));
        Files.delete(file);
        return best - nothing;
    }

    private static double run(Path program, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        Collections.addAll(command, arguments);
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(300, TimeUnit.SECONDS) || process.exitValue() != 0)
            throw new IOException(program + " failed: " + output);
        return (System.nanoTime() - start) / 1e6;
    }

    private static double median(List<Double> times) {
        List<Double> sorted = times.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    private static Optional<Path> find(String program) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        for (String folder : path.split(File.pathSeparator, -1)) {
            Path candidate = Path.of(folder, program);
            if (Files.isExecutable(candidate)) return Optional.of(candidate);
        }
        return Optional.empty();
    }
}
