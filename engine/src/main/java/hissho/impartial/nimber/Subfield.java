package hissho.impartial.nimber;

import java.math.BigInteger;
import java.util.Optional;

/** Whether the numbers below a limit form a field of their own: they do exactly where the limit is 2, 4, 16, 256, 65536, ... */
public record Subfield(BigInteger limit) {

    /** Two numbers below the limit whose sum or product is not. */
    public record Escape(Nimber a, Nimber b, boolean sum) {
        public Nimber result() {
            return sum ? a.plus(b) : a.times(b);
        }
    }

    public boolean closed() {
        return limit.bitCount() == 1 && Integer.bitCount(exponent()) == 1;
    }

    private int exponent() {
        return limit.bitLength() - 1;
    }

    /** A reason why the numbers below the limit are no field, none where they are; also none for limits below 2, which lack 0 or 1. */
    public Optional<Escape> escape() {
        if (closed() || limit.compareTo(BigInteger.TWO) < 0) return Optional.empty();
        BigInteger top = BigInteger.ONE.shiftLeft(exponent());
        if (!top.equals(limit)) return Optional.of(new Escape(new Nimber(top), new Nimber(limit.xor(top)), true));
        int fermat = Integer.highestOneBit(exponent());
        return Optional.of(new Escape(Nimber.powerOfTwo(fermat), Nimber.powerOfTwo(exponent() - fermat), false));
    }
}
