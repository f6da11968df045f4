package hissho.impartial.board;

import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The P-positions of Wythoff's queen by exact integers: pair number k is (⌊kφ⌋, ⌊kφ⌋ + k), and every positive number stands in exactly
 * one pair (Wythoff, Beatty).
 */
public final class Wythoff {

    private static final BigInteger FIVE = BigInteger.valueOf(5);

    private Wythoff() {}

    /** ⌊kφ⌋ = ⌊(k + √(5k²)) / 2⌋. */
    public static BigInteger lower(BigInteger k) {
        return k.add(k.multiply(k).multiply(FIVE).sqrt()).shiftRight(1);
    }

    /** Pair number k, smaller number first. */
    public static List<BigInteger> pair(BigInteger k) {
        BigInteger lower = lower(k);
        return List.of(lower, lower.add(k));
    }

    /** The number that stands in one pair with this one. */
    public static BigInteger partner(BigInteger number) {
        if (number.signum() == 0) return number;
        // the index is near number / φ as a smaller, and near number / φ² as a larger member
        BigInteger nearLower = lower(number).subtract(number);
        for (int shift = -1; shift <= 2; shift++) {
            BigInteger k = nearLower.add(BigInteger.valueOf(shift));
            if (k.signum() > 0 && lower(k).equals(number)) return number.add(k);
        }
        BigInteger nearUpper = number.subtract(nearLower);
        for (int shift = -2; shift <= 2; shift++) {
            BigInteger k = nearUpper.add(BigInteger.valueOf(shift));
            if (k.signum() > 0 && lower(k).add(k).equals(number)) return lower(k);
        }
        throw new IllegalStateException("no pair of " + number);
    }

    public static boolean isP(BigInteger x, BigInteger y) {
        return lower(x.subtract(y).abs()).equals(x.min(y));
    }

    /** All squares with value zero that the queen can reach. */
    public static List<List<BigInteger>> winningMoves(BigInteger x, BigInteger y) {
        List<List<BigInteger>> squares = new ArrayList<>();
        BigInteger inColumn = partner(x);
        if (inColumn.compareTo(y) < 0) squares.add(List.of(x, inColumn));
        BigInteger inRow = partner(y);
        if (inRow.compareTo(x) < 0) squares.add(List.of(inRow, y));
        diagonal(x, y).filter(square -> !squares.contains(square)).ifPresent(squares::add);
        return squares;
    }

    private static Optional<List<BigInteger>> diagonal(BigInteger x, BigInteger y) {
        BigInteger lower = lower(x.subtract(y).abs());
        BigInteger down = x.min(y).subtract(lower);
        return down.signum() > 0 ? Optional.of(List.of(x.subtract(down), y.subtract(down))) : Optional.empty();
    }

    /** Whether a square is the pair of its difference, in words. */
    static Message because(BigInteger x, BigInteger y) {
        BigInteger k = x.subtract(y).abs();
        List<BigInteger> pair = pair(k);
        return Message.of(
                pair.getFirst().equals(x.min(y)) ? "impartial.wythoff.is-pair" : "impartial.wythoff.no-pair",
                k,
                x.min(y),
                x.max(y),
                pair.getFirst(),
                pair.getLast());
    }
}
