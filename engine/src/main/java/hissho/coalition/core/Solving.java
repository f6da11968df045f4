package hissho.coalition.core;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;

/** The one allocation with which given coalitions get exactly what they are worth, by elimination (Gauss and Jordan). */
final class Solving {

    private Solving() {}

    /** Nothing where there is none or more than one. */
    static Optional<RationalVector> only(Coalitions game, List<Long> coalitions) {
        int n = coalitions.size();
        Rational[][] rows = new Rational[n][n + 1];
        for (int r = 0; r < n; r++) {
            for (int i = 0; i < n; i++) rows[r][i] = (coalitions.get(r) >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO;
            rows[r][n] = game.worth(coalitions.get(r));
        }
        for (int column = 0; column < n; column++) {
            int pivot = column;
            while (pivot < n && rows[pivot][column].isZero()) pivot++;
            if (pivot == n) return Optional.empty();
            Rational[] row = rows[pivot];
            rows[pivot] = rows[column];
            rows[column] = row;
            Rational inverse = row[column].inverse();
            for (int j = column; j <= n; j++) row[j] = row[j].times(inverse);
            for (int r = 0; r < n; r++) {
                Rational factor = rows[r][column];
                if (r == column || factor.isZero()) continue;
                for (int j = column; j <= n; j++) rows[r][j] = rows[r][j].minus(row[j].times(factor));
            }
        }
        return Optional.of(RationalVector.generate(n, r -> rows[r][n]));
    }
}
