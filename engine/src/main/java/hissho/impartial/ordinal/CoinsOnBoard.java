package hissho.impartial.ordinal;

import hissho.impartial.Component;
import hissho.impartial.Sum;
import hissho.kind.Game;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A position of two-dimensional Nim: coins on squares (column, row), several on a square allowed. */
public record CoinsOnBoard(LowerVariant variant, List<Square> coins, long width) implements Game {

    /** A square by column and row, counted from 0 at the bottom left. */
    public record Square(long x, long y) {}

    public CoinsOnBoard {
        coins = List.copyOf(coins);
    }

    Sum sum() {
        return new Sum(coins.stream()
                .<Component>map(c -> new BoardCoin(variant, c.x, c.y, width))
                .toList());
    }

    /** Whether there is a bound on the length of play known beforehand. */
    boolean isBounded() {
        return width > 0 || coins.stream().noneMatch(c -> variant.climbsFrom(c.x, c.y));
    }

    /** The longest play, where there is a bound. */
    Optional<BigInteger> longestPlay() {
        if (!isBounded()) return Optional.empty();
        return Optional.of(coins.stream()
                .map(c -> variant == LowerVariant.SAME_COLUMN
                        ? BigInteger.valueOf(c.x).add(BigInteger.valueOf(c.y))
                        : BigInteger.valueOf(width)
                                .multiply(BigInteger.valueOf(c.y))
                                .add(BigInteger.valueOf(c.x)))
                .reduce(BigInteger.ZERO, BigInteger::add));
    }
}
