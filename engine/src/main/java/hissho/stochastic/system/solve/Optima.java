package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The extreme optimal strategies of a matrix game over a field of real numbers, each from a kernel (Shapley and Snow 1950): a square part
 * of the matrix on which both players make each other indifferent.
 *
 * @param complete whether every extreme strategy is listed
 */
public record Optima(Algebraic value, List<List<Algebraic>> rows, List<List<Algebraic>> columns, boolean complete) {

    private static final int MOST_KERNELS = 1_000;

    /** Solves the matrix; the supports are a guess where the entries are not rational, and nothing is found where it is wrong. */
    static Optional<Optima> of(
            Algebraic[][] matrix, List<Integer> rowSupport, List<Integer> columnSupport, Progress progress) {
        if (Arrays.stream(matrix).flatMap(Arrays::stream).allMatch(Algebraic::isRational))
            return Optional.of(rational(matrix, progress));
        Optional<Optima> guess = rowSupport.size() == columnSupport.size()
                ? kernel(matrix, rowSupport, columnSupport)
                : Optional.empty();
        if (guess.isPresent() && guess.get().isStrict(matrix)) return guess;
        return kernels(matrix) > MOST_KERNELS
                ? guess.map(Optima::perhapsOneOfSeveral)
                : enumerated(matrix, progress).or(() -> guess.map(Optima::perhapsOneOfSeveral));
    }

    private Optima perhapsOneOfSeveral() {
        return new Optima(value, rows, columns, false);
    }

    private static Optima rational(Algebraic[][] matrix, Progress progress) {
        RationalMatrix payoffs =
                RationalMatrix.generate(matrix.length, matrix[0].length, (i, j) -> matrix[i][j].rational());
        MatrixSolution solution = MatrixSolver.solve(MatrixGame.of(payoffs), progress);
        return new Optima(
                Algebraic.of(solution.pair().value()),
                solution.rows().strategies().stream()
                        .map(s -> lifted(s.weights()))
                        .toList(),
                solution.columns().strategies().stream()
                        .map(s -> lifted(s.weights()))
                        .toList(),
                true);
    }

    public static List<Algebraic> lifted(RationalVector vector) {
        return vector.stream().map(Algebraic::of).toList();
    }

    /** The strategies that the indifference equations of a square part give, where they are optimal. */
    private static Optional<Optima> kernel(Algebraic[][] matrix, List<Integer> rows, List<Integer> columns) {
        Optional<List<Algebraic>> p = bordered(matrix, rows, columns, true);
        Optional<List<Algebraic>> q = p.isEmpty() ? Optional.empty() : bordered(matrix, rows, columns, false);
        if (p.isEmpty() || q.isEmpty()) return Optional.empty();
        int size = rows.size();
        Algebraic value = q.get().get(size);
        List<Algebraic> row = spread(p.get(), rows, matrix.length);
        List<Algebraic> column = spread(q.get(), columns, matrix[0].length);
        if (!secures(matrix, row, value) || !concedes(matrix, column, value)) return Optional.empty();
        return Optional.of(new Optima(value, List.of(row), List.of(column), true));
    }

    private static Optional<List<Algebraic>> bordered(
            Algebraic[][] matrix, List<Integer> rows, List<Integer> columns, boolean forRows) {
        int size = rows.size();
        Algebraic[][] system = new Algebraic[size + 1][size + 2];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++)
                system[i][j] = forRows ? matrix[rows.get(j)][columns.get(i)] : matrix[rows.get(i)][columns.get(j)];
            system[i][size] = Algebraic.of(-1);
            system[i][size + 1] = Algebraic.ZERO;
        }
        Arrays.fill(system[size], Algebraic.ONE);
        system[size][size] = Algebraic.ZERO;
        return LinearSystem.solve(system);
    }

    private static List<Algebraic> spread(List<Algebraic> part, List<Integer> places, int size) {
        Algebraic[] all = new Algebraic[size];
        Arrays.fill(all, Algebraic.ZERO);
        for (int k = 0; k < places.size(); k++) all[places.get(k)] = part.get(k);
        return List.of(all);
    }

    /** Whether a mixture of rows earns at least the value against every column. */
    public static boolean secures(Algebraic[][] matrix, List<Algebraic> row, Algebraic value) {
        return row.stream().noneMatch(Algebraic::isNegative)
                && IntStream.range(0, matrix[0].length)
                        .allMatch(j -> against(matrix, row, j).compareTo(value) >= 0);
    }

    public static boolean concedes(Algebraic[][] matrix, List<Algebraic> column, Algebraic value) {
        return column.stream().noneMatch(Algebraic::isNegative)
                && IntStream.range(0, matrix.length)
                        .allMatch(i -> dot(Arrays.asList(matrix[i]), column).compareTo(value) <= 0);
    }

    private static Algebraic against(Algebraic[][] matrix, List<Algebraic> row, int column) {
        Algebraic sum = Algebraic.ZERO;
        for (int i = 0; i < matrix.length; i++) sum = sum.plus(row.get(i).times(matrix[i][column]));
        return sum;
    }

    static Algebraic dot(List<Algebraic> a, List<Algebraic> b) {
        Algebraic sum = Algebraic.ZERO;
        for (int k = 0; k < a.size(); k++) sum = sum.plus(a.get(k).times(b.get(k)));
        return sum;
    }

    /** Whether every line not played is worse: then there are no other optimal strategies. */
    private boolean isStrict(Algebraic[][] matrix) {
        List<Algebraic> row = rows.getFirst();
        List<Algebraic> column = columns.getFirst();
        return IntStream.range(0, matrix.length)
                        .allMatch(i -> row.get(i).isPositive()
                                || dot(Arrays.asList(matrix[i]), column).compareTo(value) < 0)
                && IntStream.range(0, matrix[0].length)
                        .allMatch(j -> column.get(j).isPositive()
                                || against(matrix, row, j).compareTo(value) > 0);
    }

    private static long kernels(Algebraic[][] matrix) {
        long count = 0;
        for (int size = 1; size <= Math.min(matrix.length, matrix[0].length); size++)
            count += choose(matrix.length, size) * choose(matrix[0].length, size);
        return count;
    }

    private static long choose(int n, int k) {
        long result = 1;
        for (int i = 1; i <= k; i++) result = result * (n - k + i) / i;
        return result;
    }

    private static Optional<Optima> enumerated(Algebraic[][] matrix, Progress progress) {
        List<List<Algebraic>> rows = new ArrayList<>();
        List<List<Algebraic>> columns = new ArrayList<>();
        Algebraic value = Algebraic.ZERO;
        for (int size = 1; size <= Math.min(matrix.length, matrix[0].length); size++)
            for (List<Integer> some : subsets(matrix.length, size))
                for (List<Integer> others : subsets(matrix[0].length, size)) {
                    progress.check();
                    Optional<Optima> found = kernel(matrix, some, others);
                    if (found.isEmpty()) continue;
                    value = found.get().value();
                    if (!rows.contains(found.get().rows().getFirst()))
                        rows.add(found.get().rows().getFirst());
                    if (!columns.contains(found.get().columns().getFirst()))
                        columns.add(found.get().columns().getFirst());
                }
        return rows.isEmpty() ? Optional.empty() : Optional.of(new Optima(value, rows, columns, true));
    }

    private static List<List<Integer>> subsets(int n, int size) {
        List<List<Integer>> all = new ArrayList<>();
        for (int mask = 0; mask < 1 << n; mask++)
            if (Integer.bitCount(mask) == size) {
                int bits = mask;
                all.add(IntStream.range(0, n)
                        .filter(k -> (bits >> k & 1) == 1)
                        .boxed()
                        .toList());
            }
        return all;
    }

    /** The mean of the extreme strategies: it plays every line that some optimal strategy plays. */
    static List<Algebraic> middle(List<List<Algebraic>> extreme) {
        Rational share = Rational.of(1, extreme.size());
        return IntStream.range(0, extreme.getFirst().size())
                .mapToObj(k -> extreme.stream()
                        .map(s -> s.get(k))
                        .reduce(Algebraic.ZERO, Algebraic::plus)
                        .times(share))
                .toList();
    }
}
