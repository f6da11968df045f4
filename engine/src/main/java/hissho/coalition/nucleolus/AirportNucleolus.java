package hissho.coalition.nucleolus;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
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

    /** What each plane pays, in the order of the costs given. */
    public static RationalVector costShares(List<Rational> costs, Progress progress) {
        int n = costs.size();
        Integer[] order = IntStream.range(0, n).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparing(costs::get));
        Rational[] c = new Rational[n + 1];
        c[0] = Rational.ZERO;
        for (int i = 0; i < n; i++) c[i + 1] = costs.get(order[i]);
        int[] next = hull(c, n);
        Rational[] shares = new Rational[n];
        int paid = 0; // so many planes have their share
        Rational share = Rational.ZERO;
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
            for (int i = paid; i < to; i++) shares[order[i]] = share;
            paid = to;
        }
        return RationalVector.of(shares);
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
