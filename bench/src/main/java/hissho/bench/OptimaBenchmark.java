package hissho.bench;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All extreme optimal strategies of degenerate games: Colonel Blotto with 4 regiments against 3 on 4 posts, 35 x 20. */
public final class OptimaBenchmark {

    private OptimaBenchmark() {}

    public static void main(String[] arguments) {
        MatrixGame game = blotto(4, 3, 4);
        for (int k = 0; k < 4; k++) {
            long start = System.nanoTime();
            MatrixSolution solution = MatrixSolver.solve(game, Progress.none());
            System.out.printf(
                    Locale.ROOT,
                    "Blotto 4 v 3 on 4 posts, %d x %d: value %s, %d and %d extreme optima, %.0f ms%n",
                    game.height(),
                    game.width(),
                    solution.value(),
                    solution.rows().strategies().size(),
                    solution.columns().strategies().size(),
                    (System.nanoTime() - start) / 1e6);
        }
    }

    private static MatrixGame blotto(int first, int second, int posts) {
        List<int[]> rows = allocations(first, posts);
        List<int[]> columns = allocations(second, posts);
        return MatrixGame.of(
                RationalMatrix.generate(rows.size(), columns.size(), (i, j) -> score(rows.get(i), columns.get(j))));
    }

    private static Rational score(int[] a, int[] b) {
        int score = 0;
        for (int k = 0; k < a.length; k++) if (a[k] != b[k]) score += a[k] > b[k] ? 1 + b[k] : -1 - a[k];
        return Rational.of(score);
    }

    private static List<int[]> allocations(int regiments, int posts) {
        List<int[]> found = new ArrayList<>();
        allocate(new int[posts], 0, regiments, found);
        return found;
    }

    private static void allocate(int[] soFar, int post, int left, List<int[]> found) {
        if (post == soFar.length - 1) {
            soFar[post] = left;
            found.add(soFar.clone());
            return;
        }
        for (int k = left; k >= 0; k--) {
            soFar[post] = k;
            allocate(soFar, post + 1, left - k, found);
        }
    }
}
