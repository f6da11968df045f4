package hissho.linear;

import java.math.BigInteger;

/** Cells in big integers. */
final class BigCells implements Cells {

    private final BigInteger[][] cells;
    private BigInteger denominator;

    BigCells(BigInteger[][] cells, BigInteger denominator) {
        this.cells = cells;
        this.denominator = denominator;
    }

    @Override
    public int sign(int row, int column) {
        return cells[row][column].signum();
    }

    @Override
    public BigInteger get(int row, int column) {
        return cells[row][column];
    }

    @Override
    public BigInteger denominator() {
        return denominator;
    }

    @Override
    public int compareRatios(int r, int s, int c, int d) {
        return cells[r][c].multiply(cells[s][d]).compareTo(cells[s][c].multiply(cells[r][d]));
    }

    @Override
    public int compare(int row, int column, int otherRow, int otherColumn) {
        return cells[row][column].compareTo(cells[otherRow][otherColumn]);
    }

    @Override
    public void pivot(int row, int column) {
        BigInteger[] pivotRow = cells[row];
        BigInteger pivot = pivotRow[column];
        boolean negative = pivot.signum() < 0;
        BigInteger divisor = negative ? denominator.negate() : denominator;
        for (int i = 0; i < cells.length; i++) {
            if (i == row) continue;
            BigInteger[] line = cells[i];
            BigInteger factor = line[column];
            for (int j = 0; j < line.length; j++) {
                if (j == column) continue;
                BigInteger product = line[j].signum() == 0 ? BigInteger.ZERO : line[j].multiply(pivot);
                if (factor.signum() != 0 && pivotRow[j].signum() != 0)
                    product = product.subtract(factor.multiply(pivotRow[j]));
                line[j] = product.signum() == 0 ? BigInteger.ZERO : product.divide(divisor);
            }
            line[column] = negative ? factor : factor.negate();
        }
        pivotRow[column] = denominator;
        if (negative) for (int j = 0; j < pivotRow.length; j++) pivotRow[j] = pivotRow[j].negate();
        denominator = pivot.abs();
    }
}
