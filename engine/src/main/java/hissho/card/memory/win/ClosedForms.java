package hissho.card.memory.win;

import hissho.number.Rational;
import java.util.Optional;

/**
 * The closed forms for f(n, n−1, s) and f(n, n−2, s), each as printed in the paper and as it is true, with the range where it holds.
 */
public final class ClosedForms {

    private ClosedForms() {}

    /** The true value with all cards but one pair's known, for n at least 4. */
    public static Optional<Rational> knownAllButOne(int n, int s) {
        if (n < 4 || Math.abs(s) > n) return Optional.empty();
        if (s == -n) return Optional.of(Rational.of(1, n + 1L));
        if (s <= -n + 2) return Optional.of(Rational.of(2, n + 1L));
        if (s < 0) return Optional.of(middle(n, s).plus(Rational.of((long) s * (s - 3), 2L * n * (n + 1))));
        if (s <= n - 3) return Optional.of(middle(n, s).minus(Rational.of((long) s * (s + 3), 2L * n * (n + 1))));
        if (s == n - 2) return Optional.of(Rational.of(n - 1L, n + 1L));
        if (s == n - 1) return Optional.of(Rational.of((long) n * n - n + 2, (long) n * (n + 1)));
        return Optional.of(Rational.of((long) n * n + 1, (long) n * (n + 1)));
    }

    /** The same as printed: 1/(n+1) at s = −n+1 and −n+2 as well, a plus in the fourth case, and from n = 3 on. */
    public static Optional<Rational> knownAllButOnePrinted(int n, int s) {
        if (n < 3 || Math.abs(s) > n) return Optional.empty();
        if (s <= -n + 2) return Optional.of(Rational.of(1, n + 1L));
        if (s < 0) return Optional.of(middle(n, s).plus(Rational.of((long) s * (s - 3), 2L * n * (n + 1))));
        if (s <= n - 3) return Optional.of(middle(n, s).plus(Rational.of((long) s * (s + 3), 2L * n * (n + 1))));
        return n < 4 ? Optional.empty() : knownAllButOne(n, s);
    }

    /** The strategy that goes with it: pass for 0 ≤ s ≤ n−2, otherwise open two, for n at least 4. */
    public static Optional<Integer> strategyAllButOne(int n, int s) {
        return n < 4 || Math.abs(s) > n ? Optional.empty() : Optional.of(s >= 0 && s <= n - 2 ? 0 : 2);
    }

    /**
     * The true value with all cards but two pairs' known, for n at least 3 and every lead; the paper gives s = 0 only. The numerators
     * over 24(n−1)n(n+1)(n+2) differ by the parity of n+s and the sign of s, with exceptions at the four ends s = n, −n, −n+1, −n+2.
     */
    public static Optional<Rational> knownAllButTwo(int n, int s) {
        if (n < 3 || Math.abs(s) > n) return Optional.empty();
        return Optional.of(Rational.of(numeratorAllButTwo(n, s), 24L * (n - 1) * n * (n + 1) * (n + 2)));
    }

    private static long numeratorAllButTwo(long n, long s) {
        if (s == n) return 24 * n * (n - 1) * (n * n + 3 * n - 2);
        if (s == -n) return 16 * n * (n - 1) * (2 * n - 1);
        if (s == -n + 1) return 32 * n * (n - 1) * (2 * n - 1);
        if (s == -n + 2) return 64 * n * n * n - 64 * n - 384;
        long even = 17 * n * n * n * n
                + 6 * n * n * n
                - 8 * n * n
                - 48 * n
                + 20 * n * n * n * s
                - 6 * n * n * s
                - 18 * n * n * s * s;
        boolean odd = Math.floorMod(n + s, 2) == 1;
        if (s >= 0) {
            long ahead =
                    even - 72 * n * s + 42 * n * s * s + 4 * n * s * s * s - 40 * s * s + 6 * s * s * s + s * s * s * s;
            return odd ? ahead - 6 * n - 6 * s + 39 : ahead;
        }
        long behind = even
                - 88 * n * s
                + 90 * n * s * s
                - 28 * n * s * s * s
                + 16 * s
                - 80 * s * s
                + 38 * s * s * s
                - 7 * s * s * s * s;
        return odd ? behind - 6 * n - 6 * s + 39 : behind;
    }

    /** The limit of f(n, n−2, an) for a fixed ratio a between −1 and 1: the leading terms of the closed form. */
    public static Rational limitAllButTwo(Rational a) {
        Rational a2 = a.times(a);
        Rational a3 = a2.times(a);
        Rational a4 = a3.times(a);
        Rational common = Rational.of(17).plus(a.times(20)).minus(a2.times(18));
        Rational sum = a.isNegative()
                ? common.minus(a3.times(28)).minus(a4.times(7))
                : common.plus(a3.times(4)).plus(a4);
        return sum.over(24);
    }

    /** The limits as printed; they do not even vanish at a = −1. */
    public static Rational limitAllButTwoPrinted(Rational a) {
        Rational a2 = a.times(a);
        Rational a3 = a2.times(a);
        Rational a4 = a3.times(a);
        Rational common = Rational.of(17, 24).plus(a.times(Rational.of(6, 5))).minus(a2.times(Rational.of(3, 4)));
        return a.isNegative()
                ? common.plus(a3.times(Rational.of(1, 6))).plus(a4.times(Rational.of(1, 24)))
                : common.minus(a3.times(Rational.of(7, 6))).minus(a4.times(Rational.of(7, 24)));
    }

    /** The ratio a at which the limit is 1/2, to within the given width: the mover is favoured above it. */
    public static Rational limitCrossing(Rational width) {
        Rational low = Rational.MINUS_ONE;
        Rational high = Rational.ZERO;
        while (high.minus(low).compareTo(width) > 0) {
            Rational middle = low.plus(high).times(Rational.HALF);
            if (limitAllButTwo(middle).compareTo(Rational.HALF) < 0) low = middle;
            else high = middle;
        }
        return low.plus(high).times(Rational.HALF);
    }

    /** The strategy the expected-gain theorem names. */
    public static int gainStrategy(int n, int k) {
        if (3 * k >= 2 * (n + 1) && (n + k) % 2 == 1) return 0;
        if ((k >= 1 && (n + k) % 2 == 0) || (n == 6 && k == 1)) return 1;
        return 2;
    }

    private static Rational middle(int n, int s) {
        return Rational.HALF.plus(Rational.of(s, n + 1L));
    }
}
