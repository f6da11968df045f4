package hissho.coalition.family;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.util.Arrays;

/**
 * The assignment game of Shapley and Shubik: sellers, then buyers; a coalition is worth its best matching of pairs with a positive
 * surplus.
 *
 * @param surplus what seller and buyer gain by trading, which may be negative: row = seller, column = buyer
 */
public record Assignment(RationalMatrix surplus) implements Formula {

    @Override
    public String name() {
        return "assignment";
    }

    public int sellers() {
        return surplus.height();
    }

    public int buyers() {
        return surplus.width();
    }

    @Override
    public int players() {
        return sellers() + buyers();
    }

    @Override
    public Rational worth(long coalition) {
        int[] rows = members(coalition, 0, sellers());
        int[] columns = members(coalition, sellers(), players());
        return Matching.best(surplus, rows, columns).worth();
    }

    private static int[] members(long coalition, int from, int to) {
        int[] found = new int[to - from];
        int count = 0;
        for (int i = from; i < to; i++) if ((coalition >>> i & 1) != 0) found[count++] = i - from;
        return Arrays.copyOf(found, count);
    }

    /** A best matching of all sellers and buyers. */
    public Matching matching() {
        return Matching.best(
                surplus,
                java.util.stream.IntStream.range(0, sellers()).toArray(),
                java.util.stream.IntStream.range(0, buyers()).toArray());
    }
}
