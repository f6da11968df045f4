package hissho.linear;

import java.math.BigInteger;
import java.util.Optional;

/** Wang's rational reconstruction: the fraction with small numerator and denominator that a residue stands for. */
final class Reconstruction {

    private Reconstruction() {}

    /** The denominator of the fraction with both parts at most the bound, where there is one. */
    static Optional<BigInteger> denominator(BigInteger residue, BigInteger modulus, BigInteger bound) {
        BigInteger r0 = modulus;
        BigInteger r1 = residue;
        BigInteger t0 = BigInteger.ZERO;
        BigInteger t1 = BigInteger.ONE;
        while (r1.compareTo(bound) > 0) {
            BigInteger[] division = r0.divideAndRemainder(r1);
            r0 = r1;
            r1 = division[1];
            BigInteger t = t0.subtract(division[0].multiply(t1));
            t0 = t1;
            t1 = t;
        }
        BigInteger denominator = t1.abs();
        return denominator.signum() == 0 || denominator.compareTo(bound) > 0
                ? Optional.empty()
                : Optional.of(denominator);
    }
}
