package hissho.bench;

import hissho.progress.Progress;
import hissho.zerosum.blotto.Blotto;
import hissho.zerosum.blotto.BlottoSolution;
import hissho.zerosum.blotto.DoubleOracle;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;

/**
 * Colonel Blotto of growing size three ways in one run: the full matrix while it is small, the class-reduced matrix, and best
 * replies without any matrix. Arguments: triples blotto kije posts (default a ladder of sizes).
 */
public final class BlottoBenchmark {

    private static final List<Blotto> LADDER = List.of(
            new Blotto(4, 3, 4),
            new Blotto(6, 5, 4),
            new Blotto(12, 11, 4),
            new Blotto(20, 18, 5),
            new Blotto(30, 25, 6),
            new Blotto(50, 45, 8));

    private static final int MOST_CLASSES = 400;

    private BlottoBenchmark() {}

    public static void main(String[] arguments) {
        System.out.printf(
                "%-22s %26s %14s %10s %10s %10s %9s%n",
                "game", "full matrix", "value", "full ms", "classes ms", "replies ms", "ratio");
        for (Blotto game : arguments.length == 0 ? LADDER : List.of(read(arguments))) run(game);
    }

    private static Blotto read(String[] arguments) {
        return new Blotto(
                Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
    }

    private static void run(Blotto game) {
        long start = System.nanoTime();
        BlottoSolution solution = DoubleOracle.solve(game, Progress.none());
        double replies = (System.nanoTime() - start) / 1e6;
        if (!solution.certified()) throw new AssertionError("not certified: " + game);
        double classes = Double.NaN;
        double full = Double.NaN;
        if (game.isSmall()) {
            start = System.nanoTime();
            check(
                    game,
                    solution,
                    MatrixSolver.optimum(game.quotient(), Progress.none()).value());
            classes = (System.nanoTime() - start) / 1e6;
            List<BigInteger> size = game.size();
            if (size.get(0).intValueExact() <= MOST_CLASSES) {
                start = System.nanoTime();
                check(
                        game,
                        solution,
                        MatrixSolver.optimum(game.matrix(), Progress.none()).value());
                full = (System.nanoTime() - start) / 1e6;
            }
        }
        String name = game.blotto() + " v " + game.kije() + " on " + game.posts();
        if (full > 0) Measured.ratio("Blotto " + name, replies / 1e3, "the full matrix", full / 1e3);
        Measured.growth(
                "Blotto by best replies, rows of the full matrix",
                game.size().get(0).doubleValue(),
                replies / 1e3);
        System.out.printf(
                Locale.ROOT,
                "%-22s %26s %14s %10.1f %10.1f %10.1f %9.1f%n",
                name,
                game.size().get(0) + " x " + game.size().get(1),
                solution.value().toDecimal(8),
                full,
                classes,
                replies,
                full / replies);
    }

    private static void check(Blotto game, BlottoSolution solution, hissho.number.Rational value) {
        if (!value.equals(solution.value())) throw new AssertionError("different values: " + game);
    }
}
