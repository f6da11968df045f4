package hissho.algebra;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * Guesses which small whole combination of given decimals is zero, by reducing a lattice (Lenstra, Lenstra and Lovász 1982). A guess
 * is proved or refuted elsewhere.
 */
public final class IntegerRelation {

    private static final int SPARE_BITS = 24;

    private IntegerRelation() {}

    /** The polynomial of least degree, up to so many, that seems to have this root, known to so many bits. */
    public static Optional<Polynomial> polynomial(BigDecimal x, int bits, int mostDegree) {
        for (int degree = 1; degree <= mostDegree; degree++) {
            BigDecimal[] powers = new BigDecimal[degree + 1];
            powers[0] = BigDecimal.ONE;
            for (int k = 1; k <= degree; k++)
                powers[k] = powers[k - 1].multiply(x).setScale(bits / 2, RoundingMode.HALF_EVEN);
            Optional<BigInteger[]> found = of(powers, bits - 4 - degree * Math.max(0, magnitude(x)));
            if (found.isEmpty() || found.get()[degree].signum() == 0) continue;
            hissho.number.Rational[] coefficients = new hissho.number.Rational[degree + 1];
            for (int k = 0; k <= degree; k++) coefficients[k] = hissho.number.Rational.of(found.get()[k]);
            return Optional.of(Polynomial.of(coefficients));
        }
        return Optional.empty();
    }

    private static int magnitude(BigDecimal x) {
        return x.abs().toBigInteger().bitLength();
    }

    /** Whole coefficients whose combination of the decimals, known to so many bits after the point, seems to be zero. */
    public static Optional<BigInteger[]> of(BigDecimal[] numbers, int bits) {
        int n = numbers.length;
        if (bits < SPARE_BITS * 2) return Optional.empty();
        BigDecimal scale = new BigDecimal(BigInteger.ONE.shiftLeft(bits));
        BigInteger[][] basis = new BigInteger[n][n + 1];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) basis[i][j] = i == j ? BigInteger.ONE : BigInteger.ZERO;
            basis[i][n] = numbers[i]
                    .multiply(scale)
                    .setScale(0, RoundingMode.HALF_EVEN)
                    .toBigInteger();
        }
        new Lattice(basis).reduce();
        int size = 0;
        for (int j = 0; j < n; j++) size = Math.max(size, basis[0][j].bitLength());
        // a random lattice has vectors of bits/n bits: a relation must be much shorter
        boolean small = size * n + SPARE_BITS < bits && basis[0][n].bitLength() <= size + 8;
        return small ? Optional.of(java.util.Arrays.copyOf(basis[0], n)) : Optional.empty();
    }
}
