package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * A condensed simplex tableau in whole numbers: a body, a border on the right, a border at the bottom and a corner.
 *
 * <p>Rows and columns carry labels; a pivot exchanges the label of its row with that of its column. With pivot P, r in its
 * row, c in its column and z elsewhere, P becomes 1/P, r becomes r/P, c becomes -c/P and z becomes z - rc/P.
 */
public final class IntegerTableau {

    private final int height;
    private final int width;
    private final int[] left;
    private final int[] top;
    private Cells cells;

    private IntegerTableau(int[] left, int[] top, Cells cells) {
        this.height = left.length;
        this.width = top.length;
        this.left = left;
        this.top = top;
        this.cells = cells;
    }

    /** A tableau with so many body rows and columns; the cells include the borders. Left labels are 0.., top labels go on. */
    public IntegerTableau(BigInteger[][] all) {
        height = all.length - 1;
        width = all[0].length - 1;
        left = new int[height];
        top = new int[width];
        for (int i = 0; i < height; i++) left[i] = i;
        for (int j = 0; j < width; j++) top[j] = height + j;
        cells = cellsOf(all, BigInteger.ONE);
    }

    private static Cells cellsOf(BigInteger[][] all, BigInteger denominator) {
        long[][] small = new long[all.length][all[0].length];
        for (int i = 0; i < all.length; i++)
            for (int j = 0; j < small[i].length; j++) {
                if (all[i][j].bitLength() > 62) return new BigCells(all, denominator);
                small[i][j] = all[i][j].longValue();
            }
        return denominator.bitLength() > 62
                ? new BigCells(all, denominator)
                : new LongCells(small, denominator.longValue());
    }

    public int height() {
        return height;
    }

    public int width() {
        return width;
    }

    public int leftLabel(int row) {
        return left[row];
    }

    public int topLabel(int column) {
        return top[column];
    }

    /** The sign of an entry; row {@code height()} is the bottom border, column {@code width()} the right one. */
    public int sign(int row, int column) {
        return cells.sign(row, column);
    }

    public Rational get(int row, int column) {
        return Rational.of(cells.get(row, column), cells.denominator());
    }

    /** The whole number above the common denominator. */
    public BigInteger numerator(int row, int column) {
        return cells.get(row, column);
    }

    public BigInteger denominator() {
        return cells.denominator();
    }

    /** Compares right border over entry in the given column, for two rows whose entries there are positive. */
    public int compareRatios(int row, int otherRow, int column) {
        return cells.compareRatios(row, otherRow, width, column);
    }

    public int compare(int row, int column, int otherRow, int otherColumn) {
        return cells.compare(row, column, otherRow, otherColumn);
    }

    /** The same basis with another objective: the bottom border becomes the prices of the given costs, one per label. */
    IntegerTableau priced(BigInteger[] costs) {
        BigInteger[][] all = new BigInteger[height + 1][width + 1];
        for (int j = 0; j <= width; j++) {
            BigInteger price = j == width
                    ? BigInteger.ZERO
                    : costs[top[j]].multiply(denominator()).negate();
            for (int i = 0; i < height; i++) {
                all[i][j] = cells.get(i, j);
                if (costs[left[i]].signum() != 0) price = price.add(costs[left[i]].multiply(all[i][j]));
            }
            all[height][j] = price;
        }
        return new IntegerTableau(left.clone(), top.clone(), cellsOf(all, denominator()));
    }

    /** The value each label has in the basic solution: the right border beside it on the left, zero on the top. */
    Rational[] basicSolution(int labels) {
        Rational[] values = new Rational[labels];
        Arrays.fill(values, Rational.ZERO);
        for (int i = 0; i < height; i++) values[left[i]] = get(i, width);
        return values;
    }

    /** The price of each label: the bottom border under it on the top, zero on the left. */
    Rational[] prices(int labels) {
        Rational[] values = new Rational[labels];
        Arrays.fill(values, Rational.ZERO);
        for (int j = 0; j < width; j++) values[top[j]] = get(height, j);
        return values;
    }

    /** The whole tableau with its borders, in fractions. */
    public RationalMatrix toMatrix() {
        return RationalMatrix.generate(height + 1, width + 1, this::get);
    }

    public void pivot(int row, int column) {
        if (sign(row, column) == 0) throw new ArithmeticException("a pivot must not be zero");
        try {
            cells.pivot(row, column);
        } catch (ArithmeticException tooShort) {
            if (!(cells instanceof LongCells small)) throw tooShort;
            cells = small.big();
            cells.pivot(row, column);
        }
        int label = left[row];
        left[row] = top[column];
        top[column] = label;
    }
}
