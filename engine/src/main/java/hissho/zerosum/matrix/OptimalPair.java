package hissho.zerosum.matrix;

import hissho.form.Mixed;
import hissho.number.Rational;

/** The value of a matrix game with one optimal strategy for each player. */
public record OptimalPair(Rational value, Mixed row, Mixed column) {

    /** The same pair seen from the other side of the table. */
    public OptimalPair reversed() {
        return new OptimalPair(value.negated(), /* row= */ column, /* column= */ row);
    }

    /** By the minimax theorem there is nothing else to believe: the row secures the value and the column concedes no more. */
    public boolean solves(MatrixGame game) {
        return game.secures(row, value) && game.concedes(column, value);
    }
}
