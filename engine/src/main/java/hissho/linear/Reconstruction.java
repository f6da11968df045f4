package hissho.linear;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Wang's rational reconstruction: the fraction with small numerator and denominator that a residue stands for. The remainders of
 * Euclid's algorithm are followed by Lehmer's way, many quotients at a time from the leading 62 bits.
 */
final class Reconstruction {

    private static final int LEADING = 62;

    private BigInteger r0;
    private BigInteger r1;
    private BigInteger t0 = BigInteger.ZERO;
    private BigInteger t1 = BigInteger.ONE;

    private Reconstruction(BigInteger modulus, BigInteger residue) {
        r0 = modulus;
        r1 = residue;
    }

    /** The denominator of the fraction with both parts at most the bound, where there is one. */
    static Optional<BigInteger> denominator(
            BigInteger residue, BigInteger modulus, BigInteger bound, Progress progress) {
        Reconstruction euclid = new Reconstruction(modulus, residue);
        while (euclid.r1.bitLength() > bound.bitLength() + LEADING) {
            progress.check();
            if (!euclid.leap()) euclid.step();
        }
        while (euclid.r1.compareTo(bound) > 0) euclid.step();
        BigInteger denominator = euclid.t1.abs();
        return denominator.signum() == 0 || denominator.compareTo(bound) > 0
                ? Optional.empty()
                : Optional.of(denominator);
    }

    private void step() {
        BigInteger[] division = r0.divideAndRemainder(r1);
        r0 = r1;
        r1 = division[1];
        BigInteger t = t0.subtract(division[0].multiply(t1));
        t0 = t1;
        t1 = t;
    }

    /** Knuth's algorithm L: the quotients that the leading bits are sure of; false where they are sure of none. */
    private boolean leap() {
        int shift = r0.bitLength() - LEADING;
        long u = r0.shiftRight(shift).longValue();
        long v = r1.shiftRight(shift).longValue();
        long a = 1;
        long b = 0;
        long c = 0;
        long d = 1;
        while (v + c != 0 && v + d != 0) {
            long quotient = (u + a) / (v + c);
            if (quotient != (u + b) / (v + d)) break;
            long t = a - quotient * c;
            a = c;
            c = t;
            t = b - quotient * d;
            b = d;
            d = t;
            t = u - quotient * v;
            u = v;
            v = t;
        }
        if (b == 0) return false;
        BigInteger r = times(r0, a).add(times(r1, b));
        r1 = times(r0, c).add(times(r1, d));
        r0 = r;
        BigInteger t = times(t0, a).add(times(t1, b));
        t1 = times(t0, c).add(times(t1, d));
        t0 = t;
        return true;
    }

    private static BigInteger times(BigInteger number, long factor) {
        return number.multiply(BigInteger.valueOf(factor));
    }
}
