package hissho.coalition.value;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * The Shapley value by its formula: a player is paid (s-1)!(n-s)!/n! of what he adds to each coalition of s players he completes. What
 * is needed of the game is only, for each size, the sum of all worths and of the worths of the coalitions a player is in.
 */
public final class ShapleyValue {

    private static final int CHECK = 0xffff;
    private static final int LOW = 31;
    private static final long MASK = (1L << LOW) - 1;

    private ShapleyValue() {}

    /** The value of any game that fits a table; nothing but the worths is kept. */
    public static RationalVector of(Coalitions game, Progress progress) {
        int players = game.players().count();
        if (players > Coalitions.MOST_IN_TABLE)
            throw new IllegalArgumentException("too many players for all coalitions");
        Optional<Worths> worths = Worths.of(game, progress);
        return worths.isPresent() ? of(worths.get(), progress) : inFractions(game, progress);
    }

    /** The same on whole numbers: each worth is cut in two halves, so that no sum can overflow. */
    public static RationalVector of(Worths worths, Progress progress) {
        int n = worths.players();
        long[][] high = new long[n + 1][n + 1];
        long[][] low = new long[n + 1][n + 1];
        for (int s = 1; s < worths.coalitions(); s++) {
            if ((s & CHECK) == 0) {
                progress.check();
                progress.done(s, worths.coalitions());
            }
            int size = Integer.bitCount(s);
            long upper = worths.whole(s) >> LOW;
            long lower = worths.whole(s) & MASK;
            long[] highs = high[size];
            long[] lows = low[size];
            highs[n] += upper;
            lows[n] += lower;
            for (int rest = s; rest != 0; rest &= rest - 1) {
                int player = Integer.numberOfTrailingZeros(rest);
                highs[player] += upper;
                lows[player] += lower;
            }
        }
        Rational unit = Rational.of(BigInteger.ONE, worths.denominator());
        Rational[][] sums = new Rational[n + 1][n + 1];
        for (int size = 0; size <= n; size++)
            for (int i = 0; i <= n; i++)
                sums[size][i] = Rational.of(
                                BigInteger.valueOf(high[size][i]).shiftLeft(LOW).add(BigInteger.valueOf(low[size][i])))
                        .times(unit);
        return fromSums(sums);
    }

    private static RationalVector inFractions(Coalitions game, Progress progress) {
        int n = game.players().count();
        Rational[][] sums = new Rational[n + 1][n + 1];
        for (Rational[] row : sums) Arrays.fill(row, Rational.ZERO);
        for (int s = 1; s < 1 << n; s++) {
            if ((s & CHECK) == 0) progress.check();
            Rational worth = game.worth(s);
            Rational[] row = sums[Integer.bitCount(s)];
            row[n] = row[n].plus(worth);
            for (int rest = s; rest != 0; rest &= rest - 1) {
                int player = Integer.numberOfTrailingZeros(rest);
                row[player] = row[player].plus(worth);
            }
        }
        return fromSums(sums);
    }

    /** The sums of worths by size: of the coalitions with a player, and in the last column of all coalitions. */
    private static RationalVector fromSums(Rational[][] sums) {
        int n = sums.length - 1;
        return RationalVector.generate(n, player -> {
            Rational value = Rational.ZERO;
            for (int size = 1; size <= n; size++) {
                Rational with = sums[size][player];
                value = value.plus(Sensitivity.member(n, size).times(with));
                if (size < n) value = value.plus(Sensitivity.outsider(n, size).times(sums[size][n].minus(with)));
            }
            return value;
        });
    }
}
