package hissho.coalition.nucleolus;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Carathéodory's theorem at work: a balancing collection is thinned out until its columns are independent, then completed to a basis. */
final class StartingBasis {

    private StartingBasis() {}

    /** Takes columns away, and weight from one to another, until those left are independent; the weighted sum stays what it was. */
    static <C> void reduce(List<C> support, List<Rational> weights, Function<C, RationalVector> column) {
        for (Optional<Rational[]> found =
                        dependency(support.stream().map(column).toList());
                found.isPresent();
                found = dependency(support.stream().map(column).toList())) {
            Rational[] relation = found.get();
            int first = -1;
            for (int k = 0; k < relation.length; k++)
                if (relation[k].isPositive()
                        && (first < 0
                                || weights.get(k)
                                                .over(relation[k])
                                                .compareTo(weights.get(first).over(relation[first]))
                                        < 0)) first = k;
            Rational step = weights.get(first).over(relation[first]);
            for (int k = 0; k < relation.length; k++)
                weights.set(k, weights.get(k).minus(step.times(relation[k])));
            for (int k = relation.length - 1; k >= 0; k--)
                if (weights.get(k).isZero()) {
                    weights.remove(k);
                    support.remove(k);
                }
        }
    }

    /** The support and as many of the others as make a basis of this size. */
    static <C> List<C> completed(List<C> support, List<C> others, int size, Function<C, RationalVector> column) {
        List<C> basis = new ArrayList<>(support);
        for (C other : others) {
            if (basis.size() == size) break;
            if (basis.contains(other)) continue;
            basis.add(other);
            if (dependency(basis.stream().map(column).toList()).isPresent()) basis.removeLast();
        }
        if (basis.size() != size) throw new IllegalStateException("the columns do not span");
        return basis;
    }

    /** Numbers, not all zero and one of them positive, with which the vectors add up to zero. */
    private static Optional<Rational[]> dependency(List<RationalVector> vectors) {
        if (vectors.isEmpty()) return Optional.empty();
        int height = vectors.getFirst().size();
        int width = vectors.size();
        Rational[][] work = new Rational[height][width];
        for (int i = 0; i < height; i++)
            for (int j = 0; j < width; j++) work[i][j] = vectors.get(j).get(i);
        int[] pivotRow = new int[width];
        Arrays.fill(pivotRow, -1);
        int rank = 0;
        for (int j = 0; j < width; j++) {
            int row = rank;
            while (row < height && work[row][j].isZero()) row++;
            if (row == height) return Optional.of(relation(work, pivotRow, j, width));
            Rational[] swapped = work[row];
            work[row] = work[rank];
            work[rank] = swapped;
            Rational inverse = swapped[j].inverse();
            for (int k = j; k < width; k++) swapped[k] = swapped[k].times(inverse);
            for (int i = 0; i < height; i++) {
                if (i == rank || work[i][j].isZero()) continue;
                Rational factor = work[i][j];
                for (int k = j; k < width; k++)
                    if (!swapped[k].isZero()) work[i][k] = work[i][k].minus(swapped[k].times(factor));
            }
            pivotRow[j] = rank++;
        }
        return Optional.empty();
    }

    /** The first column without a pivot is the sum of those before it; signs are chosen so that one number is positive. */
    private static Rational[] relation(Rational[][] work, int[] pivotRow, int column, int width) {
        Rational[] relation = new Rational[width];
        Arrays.fill(relation, Rational.ZERO);
        relation[column] = Rational.ONE;
        for (int k = 0; k < column; k++) if (pivotRow[k] >= 0) relation[k] = work[pivotRow[k]][column].negated();
        return relation;
    }

    /** The inverse of the matrix with these columns. */
    static Rational[][] inverse(List<RationalVector> columns) {
        int n = columns.size();
        Rational[][] work = new Rational[n][2 * n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                work[i][j] = columns.get(j).get(i);
                work[i][n + j] = i == j ? Rational.ONE : Rational.ZERO;
            }
        for (int j = 0; j < n; j++) {
            int row = j;
            while (work[row][j].isZero()) row++;
            Rational[] swapped = work[row];
            work[row] = work[j];
            work[j] = swapped;
            Rational inverse = swapped[j].inverse();
            for (int k = 0; k < 2 * n; k++) swapped[k] = swapped[k].times(inverse);
            for (int i = 0; i < n; i++) {
                if (i == j || work[i][j].isZero()) continue;
                Rational factor = work[i][j];
                for (int k = 0; k < 2 * n; k++)
                    if (!swapped[k].isZero()) work[i][k] = work[i][k].minus(swapped[k].times(factor));
            }
        }
        Rational[][] inverse = new Rational[n][n];
        for (int i = 0; i < n; i++) inverse[i] = Arrays.copyOfRange(work[i], n, 2 * n);
        return inverse;
    }
}
