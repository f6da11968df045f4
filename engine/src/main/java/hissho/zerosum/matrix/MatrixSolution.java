package hissho.zerosum.matrix;

import hissho.form.Mixed;
import hissho.number.Rational;
import java.util.List;

/** The value of a matrix game and all its extreme optimal strategies, with the minimax theorem as certificate. */
public record MatrixSolution(MatrixGame game, OptimalPair pair, ExtremeOptima rows, ExtremeOptima columns) {

    public Rational value() {
        return pair.value();
    }

    public Mixed row() {
        return pair.row();
    }

    public Mixed column() {
        return pair.column();
    }

    /** Each row strategy secures the value and each column strategy concedes no more: nothing else to believe. */
    public boolean certified() {
        return pair.solves(game)
                && rows.strategies().stream().allMatch(p -> game.secures(p, value()))
                && columns.strategies().stream().allMatch(q -> game.concedes(q, value()));
    }

    /** What a row earns against the hardest on it of the optimal strategies of II; this one where not all are listed. */
    public Rational earned(int row, Mixed one) {
        return (columns.complete() ? columns.strategies() : List.of(one))
                .stream()
                        .map(q -> game.payoffs().row(row).dot(q.weights()))
                        .reduce(Rational::min)
                        .orElseThrow();
    }

    /** What a column concedes to the hardest on it of the optimal strategies of I; this one where not all are listed. */
    public Rational conceded(int column, Mixed one) {
        return (rows.complete() ? rows.strategies() : List.of(one))
                .stream()
                        .map(p -> game.payoffs().column(column).dot(p.weights()))
                        .reduce(Rational::max)
                        .orElseThrow();
    }

    public boolean isOptimalRow(Mixed p) {
        return game.secures(p, value());
    }

    public boolean isOptimalColumn(Mixed q) {
        return game.concedes(q, value());
    }
}
