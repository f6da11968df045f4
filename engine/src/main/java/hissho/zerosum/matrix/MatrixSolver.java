package hissho.zerosum.matrix;

import hissho.form.Mixed;
import hissho.linear.GameProgram;
import hissho.progress.Progress;

/** Solves matrix games exactly: by linear programming one optimal pair, by vertex enumeration all extreme optima. */
public final class MatrixSolver {

    /** More extreme optima than this are not listed. */
    public static final int MOST_LISTED = 20_000;

    private MatrixSolver() {}

    /** The value and one optimal strategy for each player. */
    public static OptimalPair optimum(MatrixGame game, Progress progress) {
        GameProgram.Optimum found = GameProgram.solve(game.payoffs(), progress);
        return new OptimalPair(found.value(), new Mixed(found.row()), new Mixed(found.column()));
    }

    /** All extreme optimal strategies of the row player, from one optimal pair. */
    public static ExtremeOptima rows(MatrixGame game, OptimalPair pair, Progress progress) {
        return OptimalSet.ofRows(game, pair, MOST_LISTED, progress);
    }

    /** The value and all extreme optimal strategies of both players. */
    public static MatrixSolution solve(MatrixGame game, Progress progress) {
        OptimalPair pair = optimum(game, progress);
        ExtremeOptima rows = rows(game, pair, progress);
        ExtremeOptima columns = OptimalSet.ofColumns(game, pair, MOST_LISTED, progress);
        return new MatrixSolution(game, pair, rows, columns);
    }
}
