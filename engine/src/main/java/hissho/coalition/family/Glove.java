package hissho.coalition.family;

import hissho.number.Rational;

/** The glove market: so many owners of a right glove, then so many of a left one; a pair is worth one. */
public record Glove(int right, int left) implements Formula {

    @Override
    public String name() {
        return "glove";
    }

    @Override
    public int players() {
        return right + left;
    }

    @Override
    public Rational worth(long coalition) {
        int rights = Long.bitCount(coalition & ((1L << right) - 1));
        return Rational.of(Math.min(rights, Long.bitCount(coalition) - rights));
    }
}
