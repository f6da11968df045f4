package hissho.algebra;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/** What the coefficients modulo a prime tell for certain: that polynomials have no common factor, that one has no rational root. */
final class Residues {

    private static final long PRIME = (1L << 31) - 1;
    private static final int[] SMALL = {101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157};

    private Residues() {}

    /** True only where the greatest common divisor is constant; false tells nothing. */
    static boolean haveNoCommonFactor(Polynomial a, Polynomial b) {
        Optional<long[]> first = of(a, PRIME);
        Optional<long[]> second = of(b, PRIME);
        if (first.isEmpty() || second.isEmpty()) return false;
        long[] x = first.get();
        long[] y = second.get();
        while (y.length > 1) {
            long[] rest = remainder(x, y);
            x = y;
            y = rest;
        }
        return y.length == 1;
    }

    /** True only where no fraction is a root: none of a prime's residues is one; false tells nothing. */
    static boolean haveNoRationalRoot(Polynomial p) {
        for (int prime : SMALL) {
            Optional<long[]> residues = of(p, prime);
            if (residues.isPresent() && hasNoRoot(residues.get(), prime)) return true;
        }
        return false;
    }

    private static boolean hasNoRoot(long[] c, int prime) {
        for (int x = 0; x < prime; x++) {
            long sum = 0;
            for (int k = c.length - 1; k >= 0; k--) sum = (sum * x + c[k]) % prime;
            if (sum == 0) return false;
        }
        return true;
    }

    /** The coefficients modulo a prime that divides no denominator and not the leading one. */
    private static Optional<long[]> of(Polynomial p, long prime) {
        BigInteger modulus = BigInteger.valueOf(prime);
        long[] c = new long[p.degree() + 1];
        for (int k = 0; k < c.length; k++) {
            Rational each = p.coefficient(k);
            long bottom = each.denominator().mod(modulus).longValue();
            if (bottom == 0) return Optional.empty();
            long top = each.numerator().mod(modulus).longValue();
            c[k] = bottom == 1 ? top : top * power(bottom, prime - 2, prime) % prime;
        }
        return c[c.length - 1] == 0 ? Optional.empty() : Optional.of(c);
    }

    private static long[] remainder(long[] a, long[] b) {
        long[] rest = a.clone();
        long inverse = power(b[b.length - 1], PRIME - 2, PRIME);
        for (int k = a.length - b.length; k >= 0; k--) {
            long factor = rest[k + b.length - 1] * inverse % PRIME;
            if (factor == 0) continue;
            for (int i = 0; i < b.length; i++) rest[k + i] = (rest[k + i] + (PRIME - factor) * b[i]) % PRIME;
        }
        int size = Math.min(rest.length, b.length - 1);
        while (size > 0 && rest[size - 1] == 0) size--;
        return Arrays.copyOf(rest, size);
    }

    private static long power(long base, long exponent, long prime) {
        long result = 1;
        long square = base;
        for (long e = exponent; e > 0; e >>= 1) {
            if ((e & 1) == 1) result = result * square % prime;
            square = square * square % prime;
        }
        return result;
    }
}
