package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The linear program of a matrix game, solved exactly: maximise the sum of y where A y is at most one in every row, for payoffs
 * made positive by a shift. Its value is one over that of the game, and its dual solution is the other player's strategy.
 */
public final class GameProgram {

    /** The value and one optimal strategy for each player, each extreme. */
    public record Optimum(Rational value, RationalVector row, RationalVector column) {}

    private GameProgram() {}

    public static Optimum solve(RationalMatrix payoffs, Progress progress) {
        PositiveGame game = PositiveGame.of(payoffs);
        Optimum optimum = scouted(payoffs, game, progress).orElseGet(() -> pivoted(game, progress));
        return new Optimum(game.unshifted(optimum.value), optimum.row, optimum.column);
    }

    /** Games with fewer entries than this are pivoted exactly at once. */
    private static final int SMALL = 150;

    /** What is taken for zero in floating point, at the first, second and third try. */
    private static final double[] ZEROS = {1e-9, 1e-12, 1e-7};

    /** A basis found in floating point and proved exactly. */
    static Optional<Optimum> scouted(RationalMatrix payoffs, PositiveGame game, Progress progress) {
        if (game.height() * game.width() < SMALL) return Optional.empty();
        return DoubleStream.of(ZEROS)
                .mapToObj(zero -> Scout.guess(payoffs, zero, progress))
                .flatMap(Optional::stream)
                .distinct()
                .map(guess -> KernelProof.of(game, guess, progress))
                .flatMap(Optional::stream)
                .findFirst()
                .map(proved -> read(game, proved));
    }

    private static Optimum read(PositiveGame game, KernelProof.Proved proved) {
        List<BigInteger> x = proved.x();
        if (game.isScaled())
            x = IntStream.range(0, x.size())
                    .mapToObj(i -> proved.x().get(i).multiply(game.scales()[i]))
                    .toList();
        BigInteger sum = x.stream().reduce(BigInteger.ZERO, BigInteger::add);
        return new Optimum(Rational.of(proved.denominator(), sum), weights(x, sum), weights(proved.y(), sum));
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
    private static Optimum pivoted(PositiveGame game, Progress progress) {
        int m = game.height();
        int n = game.width();
        BigInteger[][] all = new BigInteger[m + 1][n + 1];
        for (int i = 0; i < m; i++) {
            System.arraycopy(game.payoffs()[i], 0, all[i], 0, n);
            all[i][n] = game.scales()[i];
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
            if (tableau.topLabel(j) < m)
                x[tableau.topLabel(j)] =
                        Rational.of(tableau.numerator(m, j).multiply(game.scales()[tableau.topLabel(j)]), corner);
        for (int i = 0; i < m; i++)
            if (tableau.leftLabel(i) >= m) y[tableau.leftLabel(i) - m] = Rational.of(tableau.numerator(i, n), corner);
        return new Optimum(Rational.of(tableau.denominator(), corner), RationalVector.of(x), RationalVector.of(y));
    }
}
