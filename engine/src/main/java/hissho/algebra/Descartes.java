package hissho.algebra;

import hissho.number.Rational;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Descartes' rule of signs on an interval: the changes of sign after the interval is mapped to the positive numbers are at least as
 * many as the roots strictly inside. None and one are exact, and on parts that are short enough a square-free polynomial shows no more
 * (Vincent's theorem), so that halving parts all real roots.
 */
final class Descartes {

    private Descartes() {}

    /** The changes of sign of a polynomial on the open interval between two fractions; an absent upper end is infinite. */
    static int changes(Polynomial p, Rational low, @Nullable Rational high) {
        int n = p.degree();
        if (n <= 0) return 0;
        BigInteger[] c = whole(p);
        BigInteger bottom = low.denominator();
        if (high != null) bottom = bottom.multiply(high.denominator()).divide(bottom.gcd(high.denominator()));
        scale(c, bottom, true);
        BigInteger from = low.numerator().multiply(bottom.divide(low.denominator()));
        shift(c, from);
        if (high != null) {
            BigInteger to = high.numerator().multiply(bottom.divide(high.denominator()));
            scale(c, to.subtract(from), false);
            for (int k = 0; k < n - k; k++) {
                BigInteger swapped = c[k];
                c[k] = c[n - k];
                c[n - k] = swapped;
            }
            shift(c, BigInteger.ONE);
        }
        return changes(c);
    }

    /** The coefficients of a positive multiple with whole ones. */
    private static BigInteger[] whole(Polynomial p) {
        Polynomial primitive = p.primitive();
        BigInteger[] c = new BigInteger[p.degree() + 1];
        for (int k = 0; k < c.length; k++) c[k] = primitive.coefficient(k).numerator();
        return c;
    }

    /** The variable times a factor, or, up to a positive multiple, divided by it. */
    private static void scale(BigInteger[] c, BigInteger factor, boolean divided) {
        if (factor.equals(BigInteger.ONE)) return;
        BigInteger power = BigInteger.ONE;
        for (int k = 0; k < c.length; k++) {
            int at = divided ? c.length - 1 - k : k;
            c[at] = c[at].multiply(power);
            power = power.multiply(factor);
        }
    }

    /** The variable plus a number, by Horner's scheme. */
    private static void shift(BigInteger[] c, BigInteger by) {
        if (by.signum() == 0) return;
        boolean one = by.equals(BigInteger.ONE);
        for (int k = 0; k < c.length - 1; k++)
            for (int i = c.length - 2; i >= k; i--) c[i] = c[i].add(one ? c[i + 1] : c[i + 1].multiply(by));
    }

    private static int changes(BigInteger[] c) {
        int changes = 0;
        int last = 0;
        for (BigInteger each : c) {
            int sign = each.signum();
            if (sign == 0) continue;
            if (last != 0 && sign != last) changes++;
            last = sign;
        }
        return changes;
    }
}
