package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What a square payoff matrix may be recognised as; each has a method of its own. */
public enum Structure {
    LATIN_SQUARE("latin-square"),
    MAGIC_SQUARE("magic-square"),
    CONSTANT_SUM("constant-sum"),
    DIAGONAL("diagonal"),
    UPPER_TRIANGULAR("upper-triangular"),
    LOWER_TRIANGULAR("lower-triangular"),
    TRIDIAGONAL("tridiagonal"),
    SKEW_SYMMETRIC("skew-symmetric");

    private final String tag;

    Structure(String tag) {
        this.tag = tag;
    }

    public String tag() {
        return tag;
    }

    /** All structures a matrix has. */
    public static Set<Structure> of(RationalMatrix matrix) {
        Set<Structure> found = EnumSet.noneOf(Structure.class);
        if (matrix.isSquare()) for (Structure structure : values()) if (structure.fits(matrix)) found.add(structure);
        return found;
    }

    /** Whether it is worth saying of a matrix that has it: all matrices with two rows are tridiagonal, and one number is anything. */
    public boolean saysSomething(RationalMatrix matrix) {
        return matrix.height() > (this == TRIDIAGONAL ? 2 : 1);
    }

    private boolean fits(RationalMatrix a) {
        return switch (this) {
            case LATIN_SQUARE -> latin(a);
            case MAGIC_SQUARE -> constantSums(a) && firstNumbers(a);
            case CONSTANT_SUM -> constantSums(a);
            case DIAGONAL -> zeroWhere(a, (i, j) -> !i.equals(j));
            case UPPER_TRIANGULAR -> zeroWhere(a, (i, j) -> i > j);
            case LOWER_TRIANGULAR -> zeroWhere(a, (i, j) -> i < j);
            case TRIDIAGONAL -> zeroWhere(a, (i, j) -> Math.abs(i - j) > 1);
            case SKEW_SYMMETRIC -> a.equals(a.transposed().negated());
        };
    }

    private static boolean latin(RationalMatrix a) {
        RationalVector first = sorted(a.row(0));
        return a.rows().stream().allMatch(row -> sorted(row).equals(first))
                && a.columns().stream().allMatch(column -> sorted(column).equals(first));
    }

    private static RationalVector sorted(RationalVector vector) {
        return RationalVector.of(vector.stream().sorted().toList());
    }

    /** Whether all rows have one sum and all columns have one sum; in a square these are then equal. */
    private static boolean constantSums(RationalMatrix a) {
        return a.rows().stream().map(RationalVector::sum).distinct().count() == 1
                && a.columns().stream().map(RationalVector::sum).distinct().count() == 1;
    }

    private static boolean firstNumbers(RationalMatrix a) {
        long n = (long) a.height() * a.width();
        return LongStream.rangeClosed(1, n)
                .mapToObj(Rational::of)
                .toList()
                .equals(a.entries().sorted().toList());
    }

    private static boolean zeroWhere(RationalMatrix a, BiPredicate<Integer, Integer> where) {
        return IntStream.range(0, a.height())
                .boxed()
                .allMatch(i -> IntStream.range(0, a.width())
                        .boxed()
                        .allMatch(j -> !where.test(i, j) || a.get(i, j).isZero()));
    }

    /** Whether both diagonals of a square have this sum too. */
    public static boolean diagonalsSumTo(RationalMatrix square, Rational sum) {
        int n = square.height();
        Rational down = RationalVector.generate(n, i -> square.get(i, i)).sum();
        Rational up = RationalVector.generate(n, i -> square.get(i, n - 1 - i)).sum();
        return down.equals(sum) && up.equals(sum);
    }
}
