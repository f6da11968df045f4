package hissho.document;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * A long list of whole numbers, or of equally long rows of them, as documents of millions of edges or coins hold it: eight bytes a
 * number instead of an object each. For whoever reads it, a list like any other.
 */
public abstract sealed class WholeNumbers extends AbstractList<@Nullable Object> implements RandomAccess {

    final long[] numbers;

    private WholeNumbers(long[] numbers) {
        this.numbers = numbers;
    }

    /** The list of these numbers. */
    public static WholeNumbers row(long[] numbers) {
        return new Row(numbers);
    }

    /** The list of rows of this width, written one after the other. */
    public static WholeNumbers rows(long[] numbers, int width) {
        if (numbers.length % width != 0) throw new IllegalArgumentException(numbers.length + " in rows of " + width);
        return new Rows(numbers, width);
    }

    /** How many numbers a row has; 0 where the entries are numbers themselves. */
    public abstract int width();

    /** All numbers, row after row; not to be changed. */
    public long[] numbers() {
        return numbers;
    }

    private static Object boxed(long number) {
        return number == (int) number ? (Object) (int) number : (Object) number;
    }

    private static final class Row extends WholeNumbers {

        Row(long[] numbers) {
            super(numbers);
        }

        @Override
        public int width() {
            return 0;
        }

        @Override
        public Object get(int index) {
            return boxed(numbers[index]);
        }

        @Override
        public int size() {
            return numbers.length;
        }
    }

    private static final class Rows extends WholeNumbers {
        private final int width;

        Rows(long[] numbers, int width) {
            super(numbers);
            this.width = width;
        }

        @Override
        public int width() {
            return width;
        }

        @Override
        public List<Object> get(int index) {
            Object[] row = new Object[width];
            for (int i = 0; i < width; i++) row[i] = boxed(numbers[index * width + i]);
            return List.of(row);
        }

        @Override
        public int size() {
            return numbers.length / width;
        }
    }
}
