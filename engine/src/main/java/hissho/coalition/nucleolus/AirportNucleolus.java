package hissho.coalition.nucleolus;

import hissho.coalition.value.FixedPoint;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The nucleolus of an airport game (Littlechild): sorted by cost, a block of planes pays the least average of what is left to pay for it,
 * counting one payer more than there are, and the last block pays the rest. The least average is the tangent to a convex hull, so that
 * each plane is looked at once or twice.
 */
public final class AirportNucleolus {

    private AirportNucleolus() {}

    /** Longer fractions, in bits altogether, are not written. */
    private static final long MOST_BITS = 40_000_000;

    private static final int BITS_OF_A_MILLION_DIGITS = 3_321_928;

    /** What each plane pays, in the order of the costs given; not answered where exact fractions would be too long to write. */
    public static RationalVector costShares(List<Rational> costs, Progress progress) {
        int n = costs.size();
        int[] order = order(costs);
        Rational[] c = sorted(costs, order);
        int[] next = hull(c, n);
        Rational[] shares = new Rational[n];
        int paid = 0; // so many planes have their share
        Rational share = Rational.ZERO;
        long bits = 0;
        while (paid < n) {
            progress.check();
            progress.done(paid, n);
            int to = n;
            Rational least = c[n].minus(c[paid]).plus(share).over(n - paid);
            if (paid + 1 < n) {
                int at = paid + 1;
                Rational slope = average(c, paid, at, share);
                for (int on = next[at]; on > 0; on = next[at]) {
                    Rational further = average(c, paid, on, share);
                    if (further.compareTo(slope) > 0) break;
                    slope = further;
                    at = on;
                }
                if (slope.compareTo(least) < 0) {
                    least = slope;
                    to = at;
                }
            }
            share = least;
            bits += 2L * share.denominator().bitLength();
            if (bits > MOST_BITS)
                throw new NotAnswered(Message.of(
                        "value.decimals.too-long",
                        n,
                        MOST_BITS / BITS_OF_A_MILLION_DIGITS,
                        FixedPoint.DECIMALS,
                        "nucleolusDecimals"));
            for (int i = paid; i < to; i++) shares[order[i]] = share;
            paid = to;
        }
        return RationalVector.of(shares);
    }

    /**
     * The same to twelve decimals. A plane pays the least (c(k) - X) / (k - i + 2) where those before it pay X together, the last one the
     * rest: what i planes pay together does not grow faster than X, so errors add up and no more. A block that is chosen although it misses
     * the least average by e gives each of its planes at most n e too much, and e is at most n roundings of 2^-256.
     */
    public static RationalVector roundedCostShares(List<Rational> costs, Progress progress) {
        int n = costs.size();
        int[] order = order(costs);
        Rational[] exact = sorted(costs, order);
        int[] next = hull(exact, n);
        BigInteger[] c = Arrays.stream(exact).map(FixedPoint::of).toArray(BigInteger[]::new);
        Rational[] shares = new Rational[n];
        int paid = 0;
        BigInteger share = BigInteger.ZERO;
        while (paid < n) {
            progress.check();
            progress.done(paid, n);
            int to = n;
            BigInteger due = share.subtract(c[paid]);
            BigInteger least = c[n].add(due).divide(BigInteger.valueOf(n - paid));
            if (paid + 1 < n) {
                int at = paid + 1;
                BigInteger slope = c[at].add(due).shiftRight(1);
                for (int on = next[at]; on > 0; on = next[at]) {
                    BigInteger further = c[on].add(due).divide(BigInteger.valueOf(on - paid + 1L));
                    if (further.compareTo(slope) > 0) break;
                    slope = further;
                    at = on;
                }
                if (slope.compareTo(least) < 0) {
                    least = slope;
                    to = at;
                }
            }
            share = least;
            Rational told = FixedPoint.rounded(share);
            for (int i = paid; i < to; i++) shares[order[i]] = told;
            paid = to;
        }
        return RationalVector.of(shares);
    }

    private static int[] order(List<Rational> costs) {
        return IntStream.range(0, costs.size())
                .boxed()
                .sorted(Comparator.comparing(costs::get))
                .mapToInt(i -> i)
                .toArray();
    }

    /** The costs from the least, with nothing before them. */
    private static Rational[] sorted(List<Rational> costs, int[] order) {
        Rational[] c = new Rational[costs.size() + 1];
        c[0] = Rational.ZERO;
        for (int i = 0; i < order.length; i++) c[i + 1] = costs.get(order[i]);
        return c;
    }

    private static Rational average(Rational[] c, int paid, int to, Rational share) {
        return c[to].minus(c[paid]).plus(share).over(to - paid + 1);
    }

    /** For each plane but the last one, the next on the lower hull of the points (i, cost of i) from there on; 0 at the end. */
    private static int[] hull(Rational[] c, int n) {
        int[] next = new int[n + 1];
        for (int i = n - 2; i >= 1; i--) {
            int on = i + 1;
            while (next[on] > 0 && slope(c, i, next[on]).compareTo(slope(c, i, on)) <= 0) on = next[on];
            next[i] = on;
        }
        return next;
    }

    private static Rational slope(Rational[] c, int from, int to) {
        return c[to].minus(c[from]).over(to - from);
    }
}
