package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * A matrix game shifted so that all payoffs are positive, in whole numbers. Where one denominator serves the whole matrix, the game is
 * multiplied by it; where it would be too long, each row is multiplied by its own.
 */
final class PositiveGame {

    /** Row i holds the shifted payoffs times its scale. */
    private final BigInteger[][] payoffs;

    private final BigInteger[] scales;
    /** What was added to every payoff after it was multiplied by the scale of all. */
    private final BigInteger shift;

    private final BigInteger scale;

    private PositiveGame(BigInteger[][] payoffs, BigInteger[] scales, BigInteger shift, BigInteger scale) {
        this.payoffs = payoffs;
        this.scales = scales;
        this.shift = shift;
        this.scale = scale;
    }

    /** A denominator of the whole matrix longer than this is not used. */
    private static final int LONG = 300;

    static PositiveGame of(RationalMatrix payoffs) {
        Rational least = payoffs.minimum();
        BigInteger[] scales = new BigInteger[payoffs.height()];
        for (int i = 0; i < scales.length; i++) scales[i] = CommonDenominator.of(payoffs.row(i).stream());
        BigInteger common = BigInteger.ONE;
        for (BigInteger each : scales) {
            if (!each.equals(common)) common = common.divide(common.gcd(each)).multiply(each);
            if (common.bitLength() > LONG) return ofRows(payoffs, scales, least);
        }
        BigInteger[][] whole = CommonDenominator.numerators(payoffs, common);
        BigInteger shift = BigInteger.ONE.subtract(CommonDenominator.numerator(least, common));
        for (BigInteger[] row : whole) for (int j = 0; j < row.length; j++) row[j] = row[j].add(shift);
        Arrays.fill(scales, BigInteger.ONE);
        return new PositiveGame(whole, scales, shift, common);
    }

    private static PositiveGame ofRows(RationalMatrix payoffs, BigInteger[] scales, Rational least) {
        BigInteger shift = BigInteger.ONE.subtract(least.floor());
        BigInteger[][] whole = new BigInteger[scales.length][];
        for (int i = 0; i < scales.length; i++) {
            BigInteger more = shift.multiply(scales[i]);
            whole[i] = CommonDenominator.numerators(payoffs.row(i), scales[i]);
            for (int j = 0; j < whole[i].length; j++) whole[i][j] = whole[i][j].add(more);
        }
        return new PositiveGame(whole, scales, shift, BigInteger.ONE);
    }

    BigInteger[][] payoffs() {
        return payoffs;
    }

    BigInteger[] scales() {
        return scales;
    }

    int height() {
        return payoffs.length;
    }

    int width() {
        return payoffs[0].length;
    }

    /** Whether the rows have scales of their own. */
    boolean isScaled() {
        return Arrays.stream(scales).anyMatch(each -> !each.equals(BigInteger.ONE));
    }

    BigInteger[][] columns() {
        BigInteger[][] columns = new BigInteger[width()][height()];
        for (int i = 0; i < height(); i++) for (int j = 0; j < width(); j++) columns[j][i] = payoffs[i][j];
        return columns;
    }

    /** The value of the game as it was given, from that of the positive one. */
    Rational unshifted(Rational value) {
        return value.minus(Rational.of(shift)).over(Rational.of(scale));
    }
}
