package hissho.zerosum.parametric;

import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A square part of the matrix that gives an extreme pair of optimal strategies (Shapley and Snow 1950): on it both players make
 * each other indifferent.
 */
record Kernel(List<Integer> rows, List<Integer> columns) {

    /** From so many lines on the equations are solved at single numbers. */
    private static final int LARGE = 4;

    /** What the indifference equations of a kernel give as functions of the parameter. */
    record Solved(RationalFunction value, List<RationalFunction> row, List<RationalFunction> column) {}

    /**
     * A kernel behind an extreme optimal pair: among the lines that earn exactly the value, independent rows and independent
     * columns that include all those played. Rows and columns of full rank always meet in a nonsingular square.
     */
    static Kernel of(MatrixGame game, OptimalPair pair) {
        Rational shift = Rational.ONE.minus(game.payoffs().minimum());
        RationalMatrix payoffs = game.shifted(shift).payoffs();
        Rational value = pair.value().plus(shift);
        RationalVector earned = payoffs.times(pair.column().weights());
        RationalVector conceded = payoffs.leftTimes(pair.row().weights());
        List<Integer> rows = tight(earned, value, pair.row().support());
        List<Integer> columns = tight(conceded, value, pair.column().support());
        RationalMatrix part = payoffs.submatrix(rows, columns);
        List<Integer> chosenRows =
                independent(part.rows()).stream().map(rows::get).sorted().toList();
        List<Integer> chosenColumns =
                independent(part.columns()).stream().map(columns::get).sorted().toList();
        return new Kernel(chosenRows, chosenColumns);
    }

    /** The lines at the value, those played first. */
    private static List<Integer> tight(RationalVector amounts, Rational value, List<Integer> played) {
        List<Integer> lines = new ArrayList<>(played);
        for (int i = 0; i < amounts.size(); i++) if (amounts.get(i).equals(value) && !played.contains(i)) lines.add(i);
        return lines;
    }

    /** The first vectors that do not depend linearly on those before. */
    private static List<Integer> independent(List<RationalVector> vectors) {
        List<RationalVector> basis = new ArrayList<>();
        List<Integer> pivots = new ArrayList<>();
        List<Integer> chosen = new ArrayList<>();
        for (int v = 0; v < vectors.size(); v++) {
            RationalVector rest = vectors.get(v);
            for (int b = 0; b < basis.size(); b++)
                rest = rest.minus(basis.get(b).times(rest.get(pivots.get(b))));
            List<Integer> left = rest.support();
            if (left.isEmpty()) continue;
            basis.add(rest.times(rest.get(left.getFirst()).inverse()));
            pivots.add(left.getFirst());
            chosen.add(v);
        }
        return chosen;
    }

    /** Solves the indifference equations with the parameter left open, or nothing where they have no single solution. */
    Optional<Solved> solve(ParametricGame game) {
        int size = rows.size();
        Optional<List<RationalFunction>> q = bordered(game, false);
        Optional<List<RationalFunction>> p = bordered(game, true);
        if (q.isEmpty() || p.isEmpty()) return Optional.empty();
        return Optional.of(new Solved(
                q.get().get(size),
                spread(p.get().subList(0, size), rows, game.height()),
                spread(q.get().subList(0, size), columns, game.width())));
    }

    /** Weights on the kernel that earn one amount against every line of it, and sum to one; the amount comes last. */
    private Optional<List<RationalFunction>> bordered(ParametricGame game, boolean forRows) {
        int size = rows.size();
        RationalFunction[][] system = new RationalFunction[size + 1][size + 2];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++)
                system[i][j] =
                        forRows ? game.entry(rows.get(j), columns.get(i)) : game.entry(rows.get(i), columns.get(j));
            system[i][size] = RationalFunction.ONE.negated();
            system[i][size + 1] = RationalFunction.ZERO;
        }
        for (int j = 0; j < size; j++) system[size][j] = RationalFunction.ONE;
        system[size][size] = RationalFunction.ZERO;
        system[size][size + 1] = RationalFunction.ONE;
        return size >= LARGE && Interpolation.serves(system) ? Interpolation.solve(system) : solve(system);
    }

    private static Optional<List<RationalFunction>> solve(RationalFunction[][] system) {
        int n = system.length;
        for (int k = 0; k < n; k++) {
            int column = k;
            Optional<Integer> pivot = IntStream.range(k, n)
                    .filter(i -> !system[i][column].isZero())
                    .boxed()
                    .min((a, b) -> Integer.compare(weight(system[a][column]), weight(system[b][column])));
            if (pivot.isEmpty()) return Optional.empty();
            RationalFunction[] line = system[pivot.get()];
            system[pivot.get()] = system[k];
            system[k] = line;
            for (int i = k + 1; i < n; i++) {
                if (system[i][k].isZero()) continue;
                RationalFunction factor = system[i][k].over(line[k]);
                for (int j = k; j <= n; j++) system[i][j] = system[i][j].minus(factor.times(line[j]));
            }
        }
        List<RationalFunction> solution = new ArrayList<>(Collections.nCopies(n, RationalFunction.ZERO));
        for (int k = n - 1; k >= 0; k--) {
            RationalFunction sum = system[k][n];
            for (int j = k + 1; j < n; j++) sum = sum.minus(system[k][j].times(solution.get(j)));
            solution.set(k, sum.over(system[k][k]));
        }
        return Optional.of(solution);
    }

    private static int weight(RationalFunction f) {
        return f.numerator().degree() + f.denominator().degree();
    }

    private static List<RationalFunction> spread(List<RationalFunction> part, List<Integer> places, int size) {
        List<RationalFunction> all = new ArrayList<>(Collections.nCopies(size, RationalFunction.ZERO));
        for (int k = 0; k < places.size(); k++) all.set(places.get(k), part.get(k));
        return all;
    }
}
