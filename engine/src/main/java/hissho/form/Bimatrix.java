package hissho.form;

import hissho.number.RationalMatrix;

/** A game of two players as two matrices of payoffs, the first player choosing the row and the second the column. */
public record Bimatrix(RationalMatrix first, RationalMatrix second) {

    public Bimatrix {
        if (first.height() != second.height() || first.width() != second.width())
            throw new IllegalArgumentException("both matrices must have the same shape");
    }

    /** The zero-sum game in which the second player pays what the first receives. */
    public static Bimatrix zeroSum(RationalMatrix payoffs) {
        return new Bimatrix(payoffs, payoffs.negated());
    }
}
