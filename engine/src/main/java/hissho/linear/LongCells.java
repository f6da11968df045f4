package hissho.linear;

import java.math.BigInteger;

/** Cells in longs: fast while the minors are small. */
final class LongCells implements Cells {

    private long[][] cells;
    private long[][] spare;
    private long denominator;

    LongCells(long[][] cells, long denominator) {
        this.cells = cells;
        this.spare = new long[cells.length][cells[0].length];
        this.denominator = denominator;
    }

    @Override
    public int sign(int row, int column) {
        return Long.signum(cells[row][column]);
    }

    @Override
    public BigInteger get(int row, int column) {
        return BigInteger.valueOf(cells[row][column]);
    }

    @Override
    public BigInteger denominator() {
        return BigInteger.valueOf(denominator);
    }

    @Override
    public int compareRatios(int r, int s, int c, int d) {
        long high = Math.multiplyHigh(cells[r][c], cells[s][d]);
        long otherHigh = Math.multiplyHigh(cells[s][c], cells[r][d]);
        if (high != otherHigh) return Long.compare(high, otherHigh);
        return Long.compareUnsigned(cells[r][c] * cells[s][d], cells[s][c] * cells[r][d]);
    }

    @Override
    public int compare(int row, int column, int otherRow, int otherColumn) {
        return Long.compare(cells[row][column], cells[otherRow][otherColumn]);
    }

    @Override
    public void pivot(int row, int column) {
        long[] pivotRow = cells[row];
        long pivot = pivotRow[column];
        boolean negative = pivot < 0;
        long magnitude = Math.absExact(pivot);
        for (int i = 0; i < cells.length; i++) {
            if (i == row) continue;
            long[] from = cells[i];
            long[] to = spare[i];
            long factor = from[column];
            for (int j = 0; j < from.length; j++) {
                long product =
                        Math.subtractExact(Math.multiplyExact(from[j], pivot), Math.multiplyExact(factor, pivotRow[j]));
                long quotient = denominator == 1 ? product : product / denominator;
                to[j] = negative ? Math.negateExact(quotient) : quotient;
            }
            to[column] = negative ? factor : Math.negateExact(factor);
        }
        for (int j = 0; j < pivotRow.length; j++)
            spare[row][j] = negative ? Math.negateExact(pivotRow[j]) : pivotRow[j];
        spare[row][column] = negative ? -denominator : denominator;
        long[][] old = cells;
        cells = spare;
        spare = old;
        denominator = magnitude;
    }

    BigCells big() {
        BigInteger[][] big = new BigInteger[cells.length][cells[0].length];
        for (int i = 0; i < big.length; i++) for (int j = 0; j < big[i].length; j++) big[i][j] = get(i, j);
        return new BigCells(big, denominator());
    }
}
