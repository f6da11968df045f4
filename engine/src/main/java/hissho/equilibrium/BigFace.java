package hissho.equilibrium;

import java.math.BigInteger;

/** A face in whole numbers of any size: where the minors are too large for {@link LongFace}. */
final class BigFace extends Face {

    private final BigInteger[] cells;
    private final BigInteger denominator;

    BigFace(int[] basic, int[] free, int[] place, BigInteger[] cells, BigInteger denominator) {
        super(basic, free, place);
        this.cells = cells;
        this.denominator = denominator;
    }

    @Override
    int sign(int row, int column) {
        return cells[row * width + column + 1].signum();
    }

    @Override
    int constantSign(int row) {
        return cells[row * width].signum();
    }

    @Override
    int compareSteps(int row, int other, int column) {
        // both cells are negative, so the comparison of the negated products turns round twice
        return cells[other * width]
                .multiply(cells[row * width + column + 1])
                .compareTo(cells[row * width].multiply(cells[other * width + column + 1]));
    }

    @Override
    Face pivoted(int row, int column, int[] rows, int[] columns, int[] places) {
        BigInteger signed = cells[row * width + column + 1];
        boolean negative = signed.signum() < 0;
        BigInteger pivot = signed.abs();
        BigInteger[] next = new BigInteger[cells.length];
        int from = row * width;
        for (int i = 0; i < basic.length; i++) {
            if (i == row) continue;
            int at = i * width;
            BigInteger factor = cells[at + column + 1];
            BigInteger turned = negative ? factor.negate() : factor;
            for (int j = 0; j < width; j++)
                next[at + j] = pivot.multiply(cells[at + j])
                        .subtract(turned.multiply(cells[from + j]))
                        .divide(denominator);
            next[at + column + 1] = turned;
        }
        for (int j = 0; j < width; j++) next[from + j] = negative ? cells[from + j] : cells[from + j].negate();
        next[from + column + 1] = negative ? denominator.negate() : denominator;
        return new BigFace(rows, columns, places, next, pivot);
    }

    @Override
    Face without(int column, int[] columns, int[] places) {
        BigInteger[] next = new BigInteger[basic.length * (width - 1)];
        narrow(cells, next, column);
        return new BigFace(basic, columns, places, next, denominator);
    }

    @Override
    BigInteger constant(int row) {
        return cells[row * width];
    }

    @Override
    BigInteger cell(int row, int column) {
        return cells[row * width + column + 1];
    }

    @Override
    BigInteger denominator() {
        return denominator;
    }
}
