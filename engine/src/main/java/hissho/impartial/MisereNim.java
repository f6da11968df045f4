package hissho.impartial;

import java.math.BigInteger;
import java.util.List;

/**
 * Misère Nim (Bouton): with a pile of two or more it is P exactly if the nim-sum is zero, as in normal play; with single chips only,
 * exactly if their number is odd.
 */
public final class MisereNim {

    private MisereNim() {}

    public static Outcome outcome(List<BigInteger> piles) {
        boolean large = piles.stream().anyMatch(p -> p.compareTo(BigInteger.ONE) > 0);
        BigInteger sum = piles.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        boolean previous = large ? sum.signum() == 0 : sum.equals(BigInteger.ONE);
        return previous ? Outcome.P : Outcome.N;
    }
}
