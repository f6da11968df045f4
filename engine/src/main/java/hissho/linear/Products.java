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

    /** Whether every entry of the row times the matrix is at least the value. */
    public static boolean atLeast(RationalVector row, RationalMatrix matrix, Rational value) {
        BigInteger d = CommonDenominator.of(row.stream());
        BigInteger e = CommonDenominator.of(matrix.entries());
        BigInteger level = value.numerator().multiply(d).multiply(e);
        for (BigInteger sum : sums(CommonDenominator.numerators(row, d), matrix, e))
            if (sum.multiply(value.denominator()).compareTo(level) < 0) return false;
        return true;
    }

    /** Whether every entry of the matrix times the column is at most the value. */
    public static boolean atMost(RationalMatrix matrix, RationalVector column, Rational value) {
        BigInteger d = CommonDenominator.of(column.stream());
        BigInteger e = CommonDenominator.of(matrix.entries());
        BigInteger[] numerators = CommonDenominator.numerators(column, d);
        BigInteger level = value.numerator().multiply(d).multiply(e);
        for (int i = 0; i < matrix.height(); i++)
            if (dot(matrix.row(i), numerators, e).multiply(value.denominator()).compareTo(level) > 0) return false;
        return true;
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
