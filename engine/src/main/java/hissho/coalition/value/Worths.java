package hissho.coalition.value;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Optional;

/**
 * The worths of all coalitions as whole numbers over one denominator, at the number the bits of the coalition make: 24 players take an
 * eighth of a gigabyte.
 */
public final class Worths {

    private static final int CHECK = 0xfff;

    private final int players;
    private final long[] whole;
    private final BigInteger denominator;

    private Worths(int players, long[] whole, BigInteger denominator) {
        this.players = players;
        this.whole = whole;
        this.denominator = denominator;
    }

    /** The worths, or nothing where a whole number of 62 bits is too short for one of them. */
    public static Optional<Worths> of(Coalitions game, Progress progress) {
        int players = game.players().count();
        if (players > Coalitions.MOST_IN_TABLE) return Optional.empty();
        long[] whole = new long[1 << players];
        BigInteger denominator = BigInteger.ONE;
        for (int s = 1; s < whole.length; s++) {
            if ((s & CHECK) == 0) progress.check();
            Rational worth = game.worth(s);
            BigInteger own = worth.denominator();
            BigInteger scale = own.divide(own.gcd(denominator));
            if (!scale.equals(BigInteger.ONE)) {
                denominator = denominator.multiply(scale);
                if (!widened(whole, s, scale)) return Optional.empty();
            }
            BigInteger numerator = worth.numerator().multiply(denominator.divide(own));
            if (numerator.bitLength() > 62) return Optional.empty();
            whole[s] = numerator.longValue();
        }
        return Optional.of(new Worths(players, whole, denominator));
    }

    private static boolean widened(long[] whole, int end, BigInteger scale) {
        if (scale.bitLength() > 62) return false;
        long factor = scale.longValue();
        for (int s = 0; s < end; s++) {
            if (Math.multiplyHigh(whole[s], factor) != (whole[s] * factor) >> 63) return false;
            whole[s] *= factor;
            if (Math.abs(whole[s]) >>> 62 != 0) return false;
        }
        return true;
    }

    public int players() {
        return players;
    }

    public int coalitions() {
        return whole.length;
    }

    /** The worth of a coalition times the denominator. */
    public long whole(int coalition) {
        return whole[coalition];
    }

    public BigInteger denominator() {
        return denominator;
    }
}
