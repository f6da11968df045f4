package hissho.zerosum.search;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A rectangular board with at most 62 squares, numbered row by row from 0; a set of squares is the bits of a long. */
record Board(int rows, int columns) {

    static final int MOST_SQUARES = 62;

    Board {
        if (rows < 1 || columns < 1 || rows * columns > MOST_SQUARES)
            throw new IllegalArgumentException("no such board");
    }

    int squares() {
        return rows * columns;
    }

    /** All placements of a straight ship: across first, then down. */
    List<Long> placements(int length) {
        Set<Long> found = new LinkedHashSet<>();
        for (int r = 0; r < rows; r++)
            for (int c = 0; c < columns; c++) {
                if (c + length <= columns) found.add(line(r, c, 0, 1, length));
                if (r + length <= rows) found.add(line(r, c, 1, 0, length));
            }
        return List.copyOf(found);
    }

    private long line(int row, int column, int down, int across, int length) {
        long squares = 0;
        for (int k = 0; k < length; k++) squares |= 1L << ((row + k * down) * columns + column + k * across);
        return squares;
    }

    /** The rotations and reflections of the board, each as the image of every square, without repetition. */
    List<int[]> symmetries() {
        List<int[]> found = new ArrayList<>();
        Set<List<Integer>> seen = new LinkedHashSet<>();
        for (int turn = 0; turn < (rows == columns ? 8 : 4); turn++) {
            int[] image = new int[squares()];
            List<Integer> key = new ArrayList<>();
            for (int s = 0; s < squares(); s++) {
                int r = s / columns;
                int c = s % columns;
                if ((turn & 1) != 0) r = rows - 1 - r;
                if ((turn & 2) != 0) c = columns - 1 - c;
                image[s] = (turn & 4) != 0 ? c * columns + r : r * columns + c;
                key.add(image[s]);
            }
            if (seen.add(key)) found.add(image);
        }
        return found;
    }

    /** The image of a set of squares. */
    static long apply(int[] image, long squares) {
        long moved = 0;
        for (long left = squares; left != 0; left &= left - 1) moved |= 1L << image[Long.numberOfTrailingZeros(left)];
        return moved;
    }

    /** The squares of a set, numbered from 1. */
    static List<Integer> numbers(long squares) {
        List<Integer> numbers = new ArrayList<>();
        for (long left = squares; left != 0; left &= left - 1) numbers.add(Long.numberOfTrailingZeros(left) + 1);
        return numbers;
    }
}
