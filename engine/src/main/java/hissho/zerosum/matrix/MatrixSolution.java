package hissho.zerosum.matrix;

import hissho.form.Mixed;
import hissho.number.Rational;

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

    public boolean isOptimalRow(Mixed p) {
        return game.secures(p, value());
    }

    public boolean isOptimalColumn(Mixed q) {
        return game.concedes(q, value());
    }
}
