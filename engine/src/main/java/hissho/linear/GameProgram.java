package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The linear program of a matrix game, solved exactly: maximise the sum of y where A y is at most one in every row, for payoffs
 * made positive by a shift. Its value is one over that of the game, and its dual solution is the other player's strategy.
 */
public final class GameProgram {

    /** The value and one optimal strategy for each player, each extreme. */
    public record Optimum(Rational value, RationalVector row, RationalVector column) {}

    private GameProgram() {}

    public static Optimum solve(RationalMatrix payoffs, Progress progress) {
        BigInteger scale = CommonDenominator.of(payoffs.entries());
        BigInteger[][] whole = CommonDenominator.numerators(payoffs, scale);
        BigInteger shift = BigInteger.ONE.subtract(Arrays.stream(whole)
                .flatMap(Arrays::stream)
                .min(BigInteger::compareTo)
                .orElseThrow());
        for (BigInteger[] row : whole) for (int j = 0; j < row.length; j++) row[j] = row[j].add(shift);
        Optimum optimum = scouted(whole, progress).orElseGet(() -> pivoted(whole, progress));
        Rational value = optimum.value.minus(Rational.of(shift)).over(Rational.of(scale));
        return new Optimum(value, optimum.row, optimum.column);
    }

    /** Games with fewer entries than this are pivoted exactly at once. */
    private static final int SMALL = 150;

    /** A basis found in floating point and proved exactly. */
    private static Optional<Optimum> scouted(BigInteger[][] payoffs, Progress progress) {
        long[][] small = payoffs.length * payoffs[0].length < SMALL ? null : WholeSums.small(payoffs);
        if (small == null) return Optional.empty();
        return Scout.guess(small, progress)
                .flatMap(guess -> KernelProof.of(small, guess))
                .map(GameProgram::read);
    }

    private static Optimum read(KernelProof.Proved proved) {
        BigInteger sum = proved.x().stream().reduce(BigInteger.ZERO, BigInteger::add);
        return new Optimum(Rational.of(proved.denominator(), sum), weights(proved.x(), sum), weights(proved.y(), sum));
    }

    /**
     * The numerators over their sum in lowest terms. What a numerator shares with the sum is found among the few primes that the
     * sum shares with the product of all numerators, which saves a long division chain for each.
     */
    private static RationalVector weights(List<BigInteger> numerators, BigInteger sum) {
        BigInteger product = BigInteger.ONE;
        for (BigInteger x : numerators)
            if (x.signum() != 0) product = product.multiply(x).mod(sum);
        BigInteger shared = product.gcd(sum);
        BigInteger whole =
                shared.modPow(BigInteger.valueOf(sum.bitLength()), sum).gcd(sum);
        return RationalVector.of(numerators.stream()
                .map(x -> {
                    if (x.signum() == 0) return Rational.ZERO;
                    BigInteger g = x.gcd(whole);
                    return Rational.ofLowestTerms(x.divide(g), sum.divide(g));
                })
                .toList());
    }

    /** Exact pivoting on positive whole payoffs. */
    private static Optimum pivoted(BigInteger[][] payoffs, Progress progress) {
        int m = payoffs.length;
        int n = payoffs[0].length;
        BigInteger[][] all = new BigInteger[m + 1][n + 1];
        for (int i = 0; i < m; i++) {
            System.arraycopy(payoffs[i], 0, all[i], 0, n);
            all[i][n] = BigInteger.ONE;
        }
        Arrays.fill(all[m], BigInteger.ONE.negate());
        all[m][n] = BigInteger.ZERO;
        IntegerTableau tableau = new IntegerTableau(all);
        PivotRule.run(tableau, label -> true, (t, row, column) -> {}, progress);
        BigInteger corner = tableau.numerator(m, n);
        Rational[] x = new Rational[m];
        Rational[] y = new Rational[n];
        Arrays.fill(x, Rational.ZERO);
        Arrays.fill(y, Rational.ZERO);
        for (int j = 0; j < n; j++)
            if (tableau.topLabel(j) < m) x[tableau.topLabel(j)] = Rational.of(tableau.numerator(m, j), corner);
        for (int i = 0; i < m; i++)
            if (tableau.leftLabel(i) >= m) y[tableau.leftLabel(i) - m] = Rational.of(tableau.numerator(i, n), corner);
        return new Optimum(Rational.of(tableau.denominator(), corner), RationalVector.of(x), RationalVector.of(y));
    }
}
