package hissho.zerosum.countable;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.Optional;

/**
 * From which number on the number 1 is always at least as good: the reason why games on all positive numbers come down to
 * finitely many.
 */
public final class LargeNumbers {

    private LargeNumbers() {}

    /**
     * Mendelsohn's game: 1 loses the win to 2 only and takes the loss from everything larger. A number from 4 on loses to 1 and to 2
     * by two or more, and can nowhere earn more than the loss, provided the loss is at least the win.
     */
    public static Optional<BigInteger> mendelsohn(Rational win, Rational lose) {
        return win.isPositive() && lose.compareTo(win) >= 0 ? Optional.of(BigInteger.valueOf(4)) : Optional.empty();
    }

    /**
     * Silverman's game: 1 pays the win only to the numbers below the threshold. A number that is at least threshold times the largest
     * of these pays the penalty to 1 and to all of them, and can nowhere earn more than the penalty, if that is at least the win.
     */
    public static Optional<BigInteger> silverman(Rational threshold, Rational win, Rational penalty) {
        if (threshold.compareTo(Rational.ONE) <= 0 || !win.isPositive() || penalty.compareTo(win) < 0)
            return Optional.empty();
        BigInteger largestBelow = threshold.ceiling().subtract(BigInteger.ONE);
        return Optional.of(threshold.times(Rational.of(largestBelow)).ceiling());
    }
}
