package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A pointed polyhedral cone: the not-negative vectors x with every given inequality times x at least zero and every given
 * equation times x zero (the theorem of Minkowski and Weyl gives it by its extreme rays instead).
 */
public record Cone(int size, List<RationalVector> inequalities, List<RationalVector> equations) {

    public Cone {
        inequalities = List.copyOf(inequalities);
        equations = List.copyOf(equations);
    }

    /** All extreme rays, each scaled to sum one, or nothing where the way to them passes the limit. */
    public Optional<List<RationalVector>> extremeRays(int limit, Progress progress) {
        BigInteger[][] kernel =
                Elimination.kernel(equations.stream().map(Cone::whole).toArray(BigInteger[][]::new), size);
        int dimension = kernel[0].length;
        if (dimension == 0) return Optional.of(List.of());
        List<BigInteger[]> rows = Stream.concat(
                        Stream.of(kernel),
                        inequalities.stream().map(Cone::whole).map(row -> times(row, kernel)))
                .toList();
        try {
            return Optional.of(DoubleDescription.rays(rows.toArray(BigInteger[][]::new), limit, progress).stream()
                    .map(this::normalised)
                    .toList());
        } catch (DoubleDescription.TooMany e) {
            return Optional.empty();
        }
    }

    /** A row scaled to whole numbers. */
    private static BigInteger[] whole(RationalVector row) {
        return CommonDenominator.numerators(row, CommonDenominator.of(row.stream()));
    }

    private static BigInteger[] times(BigInteger[] row, BigInteger[][] matrix) {
        BigInteger[] product = new BigInteger[matrix[0].length];
        for (int j = 0; j < product.length; j++) {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < row.length; i++) if (row[i].signum() != 0) sum = sum.add(row[i].multiply(matrix[i][j]));
            product[j] = sum;
        }
        return product;
    }

    private RationalVector normalised(BigInteger[] slacks) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < size; i++) sum = sum.add(slacks[i]);
        BigInteger total = sum;
        return RationalVector.generate(size, i -> Rational.of(slacks[i], total));
    }
}
