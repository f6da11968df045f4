package hissho.zerosum.named;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;

/**
 * A value and one optimal strategy for each player, by formula. The words give the formula under {@code named.formula.NAME}.
 *
 * @param name which formula
 */
public record ClosedForm(String name, Rational value, RationalVector row, RationalVector column) {

    /** A game where both players do well to mix in these proportions. */
    static ClosedForm proportional(String name, Rational value, RationalVector row, RationalVector column) {
        return new ClosedForm(name, value, normalised(row), normalised(column));
    }

    /** Whether the strategies are mixtures that secure the value against everything. */
    public boolean proves(RationalMatrix payoffs) {
        return row.isDistribution()
                && column.isDistribution()
                && payoffs.leftTimes(row).minimum().compareTo(value) >= 0
                && payoffs.times(column).maximum().compareTo(value) <= 0;
    }

    static RationalVector uniform(int n) {
        return RationalVector.generate(n, i -> Rational.of(1, n));
    }

    static RationalVector normalised(RationalVector weights) {
        return weights.times(weights.sum().inverse());
    }
}
