package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a row is dominated by a mixture of the others, and by which. Columns are the rows of the reversed game.
 *
 * <p>Row k is dominated exactly when the game of the differences to row k, without row k, has a value of at least zero, and
 * strictly when that value is positive; an optimal strategy of that game is a dominating mixture. Short mixtures are tried
 * first: single rows, then two rows with the simplest weights.
 */
public final class Dominance {

    /** What may dominate: single rows only, or mixtures too. */
    public enum Mode {
        PURE,
        MIXED
    }

    /** Games with more rows than this skip the search for two-row mixtures. */
    private static final int MOST_PAIRED = 40;

    private Dominance() {}

    /** A dominating mixture of the other rows, as weights over all rows. */
    public static Optional<RationalVector> find(MatrixGame game, int row, Mode mode, Progress progress) {
        List<Integer> single = dominators(game, row);
        for (int i : single) if (strict(game, row, unit(game, i))) return Optional.of(unit(game, i));
        if (!single.isEmpty()) return Optional.of(unit(game, single.getFirst()));
        if (mode == Mode.PURE || game.height() < 3) return Optional.empty();
        if (margin(game, row, progress).value().isNegative()) return Optional.empty();
        if (game.height() <= MOST_PAIRED) {
            Optional<RationalVector> pair = pair(game, row);
            if (pair.isPresent()) return pair;
        }
        return Optional.of(weights(game, row, margin(game, row, progress)));
    }

    /** The single rows that dominate a row. */
    public static List<Integer> dominators(MatrixGame game, int row) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < game.height(); i++) if (i != row && dominates(game, row, unit(game, i))) found.add(i);
        return found;
    }

    /** Whether some mixture of the others is better than a row everywhere. */
    public static boolean strictly(MatrixGame game, int row, Progress progress) {
        return game.height() > 1 && margin(game, row, progress).value().isPositive();
    }

    /** A mixture of the others that is better than a strictly dominated row everywhere: a single row where one is. */
    public static RationalVector strictMixture(MatrixGame game, int row, Progress progress) {
        for (int i : dominators(game, row)) if (strict(game, row, unit(game, i))) return unit(game, i);
        return weights(game, row, margin(game, row, progress));
    }

    /** Whether a mixture earns at least as much as a row in every column. */
    public static boolean dominates(MatrixGame game, int row, RationalVector mixture) {
        return excess(game, row, mixture).stream().noneMatch(Rational::isNegative);
    }

    /** Whether a mixture earns more than a row in every column. */
    public static boolean strict(MatrixGame game, int row, RationalVector mixture) {
        return excess(game, row, mixture).stream().allMatch(Rational::isPositive);
    }

    private static RationalVector excess(MatrixGame game, int row, RationalVector mixture) {
        return game.columnPayoffs(mixture).minus(game.payoffs().row(row));
    }

    private static RationalVector unit(MatrixGame game, int row) {
        return RationalVector.unit(game.height(), row);
    }

    /** The game of the differences to a row. */
    private static OptimalPair margin(MatrixGame game, int row, Progress progress) {
        RationalMatrix differences = RationalMatrix.generate(
                game.height() - 1,
                game.width(),
                (i, j) -> game.payoff(i < row ? i : i + 1, j).minus(game.payoff(row, j)));
        return MatrixSolver.optimum(MatrixGame.of(differences), progress);
    }

    private static RationalVector weights(MatrixGame game, int row, OptimalPair margin) {
        return RationalVector.generate(
                game.height(), i -> i == row ? Rational.ZERO : margin.row().get(i < row ? i : i - 1));
    }

    private static Optional<RationalVector> pair(MatrixGame game, int row) {
        for (int i = 0; i < game.height(); i++)
            for (int k = i + 1; k < game.height(); k++) {
                if (i == row || k == row) continue;
                Optional<Rational> weight = weight(game, row, i, k);
                if (weight.isPresent()) {
                    int first = i;
                    int second = k;
                    Rational t = weight.get();
                    return Optional.of(RationalVector.generate(
                            game.height(), l -> l == first ? t : l == second ? Rational.ONE.minus(t) : Rational.ZERO));
                }
            }
        return Optional.empty();
    }

    /** The simplest weight of row i against row k that dominates, where one does. */
    private static Optional<Rational> weight(MatrixGame game, int row, int i, int k) {
        Rational low = Rational.ZERO;
        Rational high = Rational.ONE;
        for (int j = 0; j < game.width(); j++) {
            Rational slope = game.payoff(i, j).minus(game.payoff(k, j));
            Rational need = game.payoff(row, j).minus(game.payoff(k, j));
            if (slope.isZero()) {
                if (need.isPositive()) return Optional.empty();
            } else if (slope.isPositive()) low = low.max(need.over(slope));
            else high = high.min(need.over(slope));
        }
        return low.compareTo(high) > 0 ? Optional.empty() : Optional.of(SimplestFraction.between(low, high));
    }
}
