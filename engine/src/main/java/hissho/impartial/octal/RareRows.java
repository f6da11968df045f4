package hissho.impartial.octal;

import java.util.Arrays;

/**
 * Which values the options with a rare part give to a few heaps in a row: a row of marks for each heap, all rows small enough to stay near
 * the processor. A part that many heaps share is marked for all of them in one go, which reads the table of values in order.
 */
final class RareRows {

    private static final int NEAR = 1 << 16;
    private static final int MOST_ROWS = 64;
    private static final int FEWEST_ROWS = 8;

    private final int width;
    private final int rows;
    private final byte[] marks;

    private int start = 0;
    private int end = 0;

    /** Marks for values below a bound. */
    RareRows(int width) {
        this.width = width;
        rows = Math.clamp(NEAR / width, FEWEST_ROWS, MOST_ROWS);
        marks = new byte[rows * width];
    }

    /** Begins anew with rows for this heap and those after it. */
    void open(int heap) {
        Arrays.fill(marks, (byte) 0);
        start = heap;
        end = heap + rows;
    }

    /** Holds no heap any more. */
    void close() {
        end = start;
    }

    boolean holds(int heap) {
        return start <= heap && heap < end;
    }

    int width() {
        return width;
    }

    int count() {
        return rows;
    }

    boolean seen(int heap, int value) {
        return marks[(heap - start) * width + value] != 0;
    }

    void mark(int heap, int value) {
        marks[(heap - start) * width + value] = 1;
    }

    /** Marks in every row the value of a part added to that of its partner, which begins here and grows with the heap. */
    void markAll(int part, short[] values, int partner) {
        byte[] m = marks;
        int w = width;
        for (int row = 0, at = 0; row < rows; row++, at += w) m[at + (part ^ values[partner + row])] = 1;
    }
}
