package hissho.number;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A rectangle of rationals with at least one row and one column; indices count from 0. */
public final class RationalMatrix {

    /** What stands at a place of a matrix. */
    @FunctionalInterface
    public interface Entry {
        Rational at(int row, int column);
    }

    private final RationalVector[] rows;

    private RationalMatrix(RationalVector[] rows) {
        if (rows.length == 0 || rows[0].size() == 0) throw new IllegalArgumentException("an empty matrix");
        for (RationalVector row : rows)
            if (row.size() != rows[0].size()) throw new IllegalArgumentException("rows of different lengths");
        this.rows = rows;
    }

    public static RationalMatrix of(List<RationalVector> rows) {
        return new RationalMatrix(rows.toArray(RationalVector[]::new));
    }

    public static RationalMatrix of(long[]... rows) {
        return new RationalMatrix(Arrays.stream(rows).map(RationalVector::of).toArray(RationalVector[]::new));
    }

    public static RationalMatrix generate(int height, int width, Entry entry) {
        return new RationalMatrix(IntStream.range(0, height)
                .mapToObj(i -> RationalVector.generate(width, j -> entry.at(i, j)))
                .toArray(RationalVector[]::new));
    }

    public int height() {
        return rows.length;
    }

    public int width() {
        return rows[0].size();
    }

    public boolean isSquare() {
        return height() == width();
    }

    public Rational get(int row, int column) {
        return rows[row].get(column);
    }

    public RationalVector row(int row) {
        return rows[row];
    }

    public RationalVector column(int column) {
        return RationalVector.generate(height(), i -> get(i, column));
    }

    public List<RationalVector> rows() {
        return List.of(rows);
    }

    public List<RationalVector> columns() {
        return IntStream.range(0, width()).mapToObj(this::column).toList();
    }

    public RationalMatrix transposed() {
        return generate(width(), height(), (i, j) -> get(j, i));
    }

    public RationalMatrix negated() {
        return map(Rational::negated);
    }

    public RationalMatrix map(UnaryOperator<Rational> function) {
        return generate(height(), width(), (i, j) -> function.apply(get(i, j)));
    }

    /** The rows and columns with these indices, in this order. */
    public RationalMatrix submatrix(List<Integer> rowIndices, List<Integer> columnIndices) {
        return generate(
                rowIndices.size(), columnIndices.size(), (i, j) -> get(rowIndices.get(i), columnIndices.get(j)));
    }

    /** The product with a column: one entry per row. */
    public RationalVector times(RationalVector column) {
        return RationalVector.generate(height(), i -> rows[i].dot(column));
    }

    /** The product of a row with this matrix: one entry per column. */
    public RationalVector leftTimes(RationalVector row) {
        if (row.size() != height())
            throw new IllegalArgumentException("a row of size " + row.size() + " for " + height() + " rows");
        RationalVector sum = RationalVector.zero(width());
        for (int i = 0; i < height(); i++) if (!row.get(i).isZero()) sum = sum.plus(rows[i].times(row.get(i)));
        return sum;
    }

    public RationalMatrix times(RationalMatrix other) {
        return generate(height(), other.width(), (i, j) -> rows[i].dot(other.column(j)));
    }

    /** All entries, row by row. */
    public Stream<Rational> entries() {
        return Arrays.stream(rows).flatMap(RationalVector::stream);
    }

    public Rational minimum() {
        return entries().min(Rational::compareTo).orElseThrow();
    }

    public Rational maximum() {
        return entries().max(Rational::compareTo).orElseThrow();
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof RationalMatrix other && Arrays.equals(rows, other.rows);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(rows);
    }

    @Override
    public String toString() {
        return Arrays.stream(rows).map(RationalVector::toString).collect(Collectors.joining(", ", "[", "]"));
    }
}
