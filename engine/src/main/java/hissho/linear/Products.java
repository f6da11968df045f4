package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.math.BigInteger;

/** Products of vectors with matrices through one common denominator: one reduction per result instead of one per term. */
public final class Products {

    private Products() {}

    /** The row times the matrix. */
    public static RationalVector leftTimes(RationalVector row, RationalMatrix matrix) {
        if (row.size() != matrix.height())
            throw new IllegalArgumentException("a row of size " + row.size() + " for " + matrix.height() + " rows");
        BigInteger d = CommonDenominator.of(row.stream());
        BigInteger e = CommonDenominator.of(matrix.entries());
        BigInteger[] sums = sums(CommonDenominator.numerators(row, d), matrix, e);
        BigInteger denominator = d.multiply(e);
        return RationalVector.generate(sums.length, j -> Rational.of(sums[j], denominator));
    }

    /** The matrix times the column. */
    public static RationalVector times(RationalMatrix matrix, RationalVector column) {
        if (column.size() != matrix.width())
            throw new IllegalArgumentException(
                    "a column of size " + column.size() + " for " + matrix.width() + " columns");
        BigInteger d = CommonDenominator.of(column.stream());
        BigInteger e = CommonDenominator.of(matrix.entries());
        BigInteger[] numerators = CommonDenominator.numerators(column, d);
        BigInteger denominator = d.multiply(e);
        return RationalVector.generate(
                matrix.height(), i -> Rational.of(dot(matrix.row(i), numerators, e), denominator));
    }

    /** For each column, the sign of the row times the column, minus the value. */
    public static int[] columnSigns(RationalVector row, RationalMatrix matrix, Rational value) {
        return signs(row, matrix, value, false);
    }

    /** For each row, the sign of the row times the given column, minus the value. */
    public static int[] rowSigns(RationalMatrix matrix, RationalVector column, Rational value) {
        return signs(column, matrix, value, true);
    }

    /** A denominator of the whole matrix longer than this is not used. */
    private static final int LONG = 300;

    /** Compares in whole numbers: the weights over d, the matrix over e, the value as a fraction. */
    private static int[] signs(RationalVector weights, RationalMatrix matrix, Rational value, boolean rows) {
        BigInteger d = CommonDenominator.of(weights.stream());
        BigInteger[] numbers = CommonDenominator.numerators(weights, d);
        BigInteger[] denominators = matrix.rows().stream()
                .map(row -> CommonDenominator.of(row.stream()))
                .toArray(BigInteger[]::new);
        BigInteger e = BigInteger.ONE;
        for (BigInteger each : denominators) {
            if (!each.equals(e)) e = e.divide(e.gcd(each)).multiply(each);
            if (e.bitLength() > LONG) return lineSigns(numbers, d, rows ? matrix : matrix.transposed(), value);
        }
        BigInteger common = d.multiply(e);
        BigInteger g = common.gcd(value.denominator());
        BigInteger factor = value.denominator().divide(g);
        if (!factor.equals(BigInteger.ONE))
            for (int k = 0; k < numbers.length; k++) numbers[k] = numbers[k].multiply(factor);
        BigInteger level = value.numerator().multiply(common.divide(g));
        BigInteger[][] whole = CommonDenominator.numerators(matrix, e);
        long[][] small = WholeSums.small(whole);
        if (small == null) return slowSigns(whole, numbers, level, rows);
        return rows ? WholeSums.ofRows(small, numbers, level) : WholeSums.ofColumns(small, numbers, level);
    }

    /** The same with a denominator of its own for each line. */
    private static int[] lineSigns(BigInteger[] numbers, BigInteger d, RationalMatrix lines, Rational value) {
        BigInteger g = d.gcd(value.denominator());
        BigInteger factor = value.denominator().divide(g);
        BigInteger level = value.numerator().multiply(d.divide(g));
        int[] signs = new int[lines.height()];
        for (int k = 0; k < signs.length; k++) {
            BigInteger e = CommonDenominator.of(lines.row(k).stream());
            signs[k] = dot(lines.row(k), numbers, e).multiply(factor).compareTo(level.multiply(e));
        }
        return signs;
    }

    private static int[] slowSigns(BigInteger[][] matrix, BigInteger[] numbers, BigInteger level, boolean rows) {
        int[] signs = new int[rows ? matrix.length : matrix[0].length];
        for (int k = 0; k < signs.length; k++) {
            BigInteger sum = BigInteger.ZERO;
            for (int l = 0; l < numbers.length; l++)
                if (numbers[l].signum() != 0) sum = sum.add(numbers[l].multiply(rows ? matrix[k][l] : matrix[l][k]));
            signs[k] = sum.compareTo(level);
        }
        return signs;
    }

    /** Whether the entries are probabilities, through one common denominator. */
    public static boolean isDistribution(RationalVector weights) {
        BigInteger d = CommonDenominator.of(weights.stream());
        BigInteger sum = BigInteger.ZERO;
        for (Rational weight : weights) {
            if (weight.isNegative()) return false;
            if (!weight.isZero()) sum = sum.add(CommonDenominator.numerator(weight, d));
        }
        return sum.equals(d);
    }

    private static BigInteger[] sums(BigInteger[] row, RationalMatrix matrix, BigInteger denominator) {
        BigInteger[] sums = new BigInteger[matrix.width()];
        java.util.Arrays.fill(sums, BigInteger.ZERO);
        for (int i = 0; i < row.length; i++) {
            if (row[i].signum() == 0) continue;
            for (int j = 0; j < sums.length; j++)
                if (!matrix.get(i, j).isZero())
                    sums[j] = sums[j].add(row[i].multiply(CommonDenominator.numerator(matrix.get(i, j), denominator)));
        }
        return sums;
    }

    private static BigInteger dot(RationalVector row, BigInteger[] column, BigInteger denominator) {
        BigInteger sum = BigInteger.ZERO;
        for (int j = 0; j < column.length; j++)
            if (column[j].signum() != 0 && !row.get(j).isZero())
                sum = sum.add(column[j].multiply(CommonDenominator.numerator(row.get(j), denominator)));
        return sum;
    }
}
