package hissho.zerosum.blotto;

import hissho.number.Rational;
import java.util.List;

/**
 * The value of a Blotto game and an optimal mixture of classes for each commander, every class spread evenly over its
 * allocations.
 *
 * @param rounds how often a new best reply had to be added
 */
public record BlottoSolution(Blotto game, Rational value, List<Weighted> row, List<Weighted> column, int rounds) {

    /** A class, by its decreasing allocation, and the probability of the class as a whole. */
    public record Weighted(Allocation allocation, Rational weight) {

        /** The probability of each single allocation of the class. */
        public Rational each() {
            return weight.over(Rational.of(allocation.classSize()));
        }
    }

    public BlottoSolution {
        row = List.copyOf(row);
        column = List.copyOf(column);
    }

    /** No allocation of Kije does better than the value against Blotto's mixture, and none of Blotto's against Kije's. */
    public boolean certified() {
        return distribution(row)
                && distribution(column)
                && BestReply.ofKije(game, row).payoff().compareTo(value) >= 0
                && BestReply.ofBlotto(game, column).payoff().compareTo(value) <= 0;
    }

    static boolean distribution(List<Weighted> mixture) {
        Rational sum = Rational.ZERO;
        for (Weighted each : mixture) {
            if (each.weight.isNegative()) return false;
            sum = sum.plus(each.weight);
        }
        return sum.equals(Rational.ONE);
    }
}
