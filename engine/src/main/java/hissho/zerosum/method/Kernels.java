package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.OptimalPair;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The theorem of Shapley and Snow: every pair of extreme optimal strategies comes from a square submatrix, its kernel, by the
 * inverse formulas. Only rows that are tight against some extreme optimal strategy of II, and columns likewise, can belong to a
 * kernel.
 */
public final class Kernels {

    /** A square submatrix whose formulas solve the whole game. */
    public record Kernel(List<Integer> rows, List<Integer> columns, OptimalPair pair) {
        public Kernel {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
        }
    }

    /** More submatrices than this are not tried. */
    public static final int MOST_TRIED = 60_000;

    private Kernels() {}

    /** All kernels, or nothing where there are too many submatrices to try. */
    public static Optional<List<Kernel>> all(MatrixSolution solution, Progress progress) {
        MatrixGame game = solution.game();
        if (!solution.rows().complete() || !solution.columns().complete()) return Optional.empty();
        List<Integer> rows = sometimesTight(game, solution.columns().strategies(), solution.value());
        List<Integer> columns = sometimesTight(
                game.reversed(), solution.rows().strategies(), solution.value().negated());
        return among(game, rows, columns, MOST_TRIED, progress);
    }

    /** All kernels by the definition, whatever is known of the solution, or nothing where there are too many submatrices. */
    public static Optional<List<Kernel>> everywhere(MatrixGame game, long mostTried, Progress progress) {
        return among(
                game,
                IntStream.range(0, game.height()).boxed().toList(),
                IntStream.range(0, game.width()).boxed().toList(),
                mostTried,
                progress);
    }

    private static Optional<List<Kernel>> among(
            MatrixGame game, List<Integer> rows, List<Integer> columns, long mostTried, Progress progress) {
        if (submatrices(rows.size(), columns.size()).compareTo(BigInteger.valueOf(mostTried)) > 0)
            return Optional.empty();
        List<Kernel> found = new ArrayList<>();
        for (int size = 1; size <= Math.min(rows.size(), columns.size()); size++)
            for (List<Integer> r : subsets(rows, size)) {
                progress.check();
                for (List<Integer> c : subsets(columns, size))
                    kernel(game, r, c).ifPresent(found::add);
            }
        return Optional.of(found);
    }

    /** One kernel of a pair of extreme optimal strategies. */
    public static Optional<Kernel> of(MatrixGame game, OptimalPair pair, Progress progress) {
        List<Integer> rows = tightRows(game, pair);
        List<Integer> columns = tightRows(game.reversed(), pair.reversed());
        int least =
                Math.max(pair.row().support().size(), pair.column().support().size());
        for (int size = least; size <= Math.min(rows.size(), columns.size()); size++) {
            if (choose(rows.size(), size)
                            .multiply(choose(columns.size(), size))
                            .compareTo(BigInteger.valueOf(MOST_TRIED))
                    > 0) return Optional.empty();
            for (List<Integer> r : subsets(rows, size)) {
                if (!r.containsAll(pair.row().support())) continue;
                for (List<Integer> c : subsets(columns, size)) {
                    progress.check();
                    if (!c.containsAll(pair.column().support())) continue;
                    Optional<Kernel> kernel = kernel(game, r, c);
                    if (kernel.isPresent() && kernel.get().pair.equals(pair)) return kernel;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether some kernel has exactly these rows. */
    public static boolean existsWithRows(MatrixGame game, List<Integer> rows, Progress progress) {
        return exists(game.width(), rows, c -> kernel(game, rows, c).isPresent(), progress);
    }

    public static boolean existsWithColumns(MatrixGame game, List<Integer> columns, Progress progress) {
        return exists(game.height(), columns, r -> kernel(game, r, columns).isPresent(), progress);
    }

    private static boolean exists(int others, List<Integer> lines, Predicate<List<Integer>> test, Progress progress) {
        List<Integer> all = IntStream.range(0, others).boxed().toList();
        if (lines.isEmpty() || choose(others, lines.size()).compareTo(BigInteger.valueOf(MOST_TRIED)) > 0) return false;
        return subsets(all, lines.size()).stream().anyMatch(chosen -> {
            progress.check();
            return test.test(chosen);
        });
    }

    private static Optional<Kernel> kernel(MatrixGame game, List<Integer> rows, List<Integer> columns) {
        InverseFormula formula = InverseFormula.of(game.payoffs().submatrix(rows, columns));
        if (!formula.solves()) return Optional.empty();
        OptimalPair pair = new OptimalPair(
                formula.value().orElseThrow(),
                new Mixed(formula.row().orElseThrow()).lifted(game.height(), rows),
                new Mixed(formula.column().orElseThrow()).lifted(game.width(), columns));
        return pair.solves(game) ? Optional.of(new Kernel(rows, columns, pair)) : Optional.empty();
    }

    private static List<Integer> sometimesTight(MatrixGame game, List<Mixed> opponents, Rational value) {
        return opponents.stream()
                .flatMap(q -> game.rowsEarning(q, value).stream())
                .distinct()
                .sorted()
                .toList();
    }

    private static List<Integer> tightRows(MatrixGame game, OptimalPair known) {
        return game.rowsEarning(known.column(), known.value());
    }

    private static BigInteger submatrices(int m, int n) {
        BigInteger sum = BigInteger.ZERO;
        for (int k = 1; k <= Math.min(m, n); k++) sum = sum.add(choose(m, k).multiply(choose(n, k)));
        return sum;
    }

    private static BigInteger choose(int n, int k) {
        BigInteger c = BigInteger.ONE;
        for (int i = 0; i < k; i++) c = c.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
        return c;
    }

    static List<List<Integer>> subsets(List<Integer> from, int size) {
        List<List<Integer>> found = new ArrayList<>();
        grow(from, size, 0, new ArrayList<>(), found);
        return found;
    }

    private static void grow(List<Integer> from, int size, int at, List<Integer> chosen, List<List<Integer>> found) {
        if (chosen.size() == size) {
            found.add(List.copyOf(chosen));
            return;
        }
        for (int k = at; k <= from.size() - (size - chosen.size()); k++) {
            chosen.add(from.get(k));
            grow(from, size, k + 1, chosen, found);
            chosen.removeLast();
        }
    }
}
