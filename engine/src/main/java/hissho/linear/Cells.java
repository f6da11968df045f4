package hissho.linear;

import java.math.BigInteger;

/**
 * The numbers of a tableau as whole numbers over one common denominator, which Edmonds' integer-preserving pivots keep whole:
 * every entry is a minor of the first tableau, so the divisions come out even.
 */
sealed interface Cells permits LongCells, BigCells {

    int sign(int row, int column);

    BigInteger get(int row, int column);

    /** Positive always. */
    BigInteger denominator();

    /** Compares a(r,c)/a(r,d) with a(s,c)/a(s,d), where both divisors are positive. */
    int compareRatios(int r, int s, int c, int d);

    /** Compares two entries. */
    int compare(int row, int column, int otherRow, int otherColumn);

    /** The numbers after a pivot; throws {@link ArithmeticException} and leaves all as it was where a long is too short. */
    void pivot(int row, int column);
}
