package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalVector;

/** Why a dominated line may go: its weight in any mixture can be handed to the lines that dominate it, and no payoff falls. */
public final class WeightTransfer {

    private WeightTransfer() {}

    public static RationalVector apply(RationalVector strategy, int line, RationalVector by) {
        Rational weight = strategy.get(line);
        return RationalVector.generate(
                strategy.size(),
                i -> i == line ? Rational.ZERO : strategy.get(i).plus(by.get(i).times(weight)));
    }
}
