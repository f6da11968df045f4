package hissho.equilibrium;

import java.math.BigInteger;

/** A face in longs: products are formed in 128 bits and divided exactly, by the inverse modulo a power of two; what no longer fits goes on as a {@link BigFace}. */
final class LongFace extends Face {

    /** Cells stay below 2^61, so that sums of two products stay below 2^123. */
    private static final long LARGEST = 1L << 61;

    /** Row by row: the constant, then the cells. */
    private final long[] cells;

    private final long denominator;

    LongFace(int[] basic, int[] free, int[] place, long[] cells, long denominator) {
        super(basic, free, place);
        this.cells = cells;
        this.denominator = denominator;
    }

    @Override
    int sign(int row, int column) {
        return Long.signum(cells[row * width + column + 1]);
    }

    @Override
    int constantSign(int row) {
        return Long.signum(cells[row * width]);
    }

    @Override
    int compareSteps(int row, int other, int column) {
        long a = cells[row * width];
        long b = -cells[other * width + column + 1];
        long c = cells[other * width];
        long d = -cells[row * width + column + 1];
        long high = Math.multiplyHigh(a, b);
        long otherHigh = Math.multiplyHigh(c, d);
        return high != otherHigh ? Long.compare(high, otherHigh) : Long.compareUnsigned(a * b, c * d);
    }

    @Override
    Face pivoted(int row, int column, int[] rows, int[] columns, int[] places) {
        long signed = cells[row * width + column + 1];
        boolean negative = signed < 0;
        long pivot = Math.abs(signed);
        long[] next = new long[cells.length];
        int from = row * width;
        int shift = Long.numberOfTrailingZeros(denominator);
        long inverse = inverse(denominator >>> shift);
        long reach = denominator >>> 4;
        for (int i = 0; i < basic.length; i++) {
            if (i == row) continue;
            int at = i * width;
            long factor = cells[at + column + 1];
            long turned = negative ? -factor : factor;
            for (int j = 0; j < width; j++) {
                long x = cells[at + j];
                long y = cells[from + j];
                long low = pivot * x;
                long high = Math.multiplyHigh(pivot, x);
                if (turned != 0 && y != 0) {
                    long less = turned * y;
                    high -= Math.multiplyHigh(turned, y) + (Long.compareUnsigned(low, less) < 0 ? 1 : 0);
                    low -= less;
                }
                if (denominator == 1) {
                    if (high != low >> 63 || low >= LARGEST || low <= -LARGEST) return big().pivoted(row, column);
                    next[at + j] = low;
                } else {
                    if (high != low >> 63 && (high >= reach || high < -reach)) return big().pivoted(row, column);
                    long quotient = shift == 0 ? low * inverse : ((high << (64 - shift)) | (low >>> shift)) * inverse;
                    if (quotient >= LARGEST || quotient <= -LARGEST) return big().pivoted(row, column);
                    next[at + j] = quotient;
                }
            }
            next[at + column + 1] = negative ? -factor : factor;
        }
        for (int j = 0; j < width; j++) next[from + j] = negative ? cells[from + j] : -cells[from + j];
        next[from + column + 1] = negative ? -denominator : denominator;
        return new LongFace(rows, columns, places, next, pivot);
    }

    /** The inverse of an odd number modulo 2^64, by Newton's iteration. */
    private static long inverse(long odd) {
        long x = odd * 3 ^ 2;
        for (int i = 0; i < 4; i++) x *= 2 - odd * x;
        return x;
    }

    @Override
    Face without(int column, int[] columns, int[] places) {
        long[] next = new long[basic.length * (width - 1)];
        narrow(cells, next, column);
        return new LongFace(basic, columns, places, next, denominator);
    }

    private BigFace big() {
        BigInteger[] big = new BigInteger[cells.length];
        for (int k = 0; k < big.length; k++) big[k] = BigInteger.valueOf(cells[k]);
        return new BigFace(basic, free, place, big, BigInteger.valueOf(denominator));
    }

    @Override
    BigInteger constant(int row) {
        return BigInteger.valueOf(cells[row * width]);
    }

    @Override
    BigInteger cell(int row, int column) {
        return BigInteger.valueOf(cells[row * width + column + 1]);
    }

    @Override
    BigInteger denominator() {
        return BigInteger.valueOf(denominator);
    }
}
