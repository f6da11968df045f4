package hissho.zerosum.invariance;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Colours of the rows and columns of a matrix that every symmetry must respect, made finer until lines of one colour meet every
 * colour in the same entries equally often.
 *
 * <p>Two colourings refined with the same palette can be compared: a symmetry may carry a line only to a line of its colour.
 */
final class Colouring {

    private final int[][] entries;
    private int[] rows;
    private int[] columns;

    private Colouring(int[][] entries, int[] rows, int[] columns) {
        this.entries = entries;
        this.rows = rows;
        this.columns = columns;
    }

    /** The matrix by codes of its entries, all lines of one colour. */
    static Colouring plain(int[][] entries) {
        return new Colouring(entries, new int[entries.length], new int[entries[0].length]);
    }

    /** The same colours with one column given a colour of its own. */
    Colouring individualised(int column) {
        int[] marked = columns.clone();
        marked[column] = -1;
        return new Colouring(entries, rows.clone(), marked);
    }

    /** Refines two colourings side by side with one palette; false where the colours stop agreeing, so that no symmetry fits. */
    static boolean refine(Colouring a, Colouring b) {
        while (true) {
            int before = a.colours();
            Map<List<Integer>, Integer> palette = new HashMap<>();
            int[] aRows = a.newRows(palette);
            int[] bRows = b.newRows(palette);
            a.rows = aRows;
            b.rows = bRows;
            Map<List<Integer>, Integer> second = new HashMap<>();
            int[] aColumns = a.newColumns(second);
            int[] bColumns = b.newColumns(second);
            a.columns = aColumns;
            b.columns = bColumns;
            if (!sameCounts(a.rows, b.rows) || !sameCounts(a.columns, b.columns)) return false;
            if (a.colours() == before) return true;
        }
    }

    private int colours() {
        return (int) (Arrays.stream(rows).distinct().count()
                + Arrays.stream(columns).distinct().count());
    }

    private int[] newRows(Map<List<Integer>, Integer> palette) {
        int[] colours = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            long[] met = new long[columns.length];
            for (int j = 0; j < columns.length; j++) met[j] = (long) entries[i][j] << 32 | (columns[j] & 0xffffffffL);
            colours[i] = palette.computeIfAbsent(signature(rows[i], met), s -> palette.size());
        }
        return colours;
    }

    private int[] newColumns(Map<List<Integer>, Integer> palette) {
        int[] colours = new int[columns.length];
        for (int j = 0; j < columns.length; j++) {
            long[] met = new long[rows.length];
            for (int i = 0; i < rows.length; i++) met[i] = (long) entries[i][j] << 32 | (rows[i] & 0xffffffffL);
            colours[j] = palette.computeIfAbsent(signature(columns[j], met), s -> palette.size());
        }
        return colours;
    }

    private static List<Integer> signature(int colour, long[] met) {
        Arrays.sort(met);
        Integer[] parts = new Integer[1 + 2 * met.length];
        parts[0] = colour;
        for (int k = 0; k < met.length; k++) {
            parts[1 + 2 * k] = (int) (met[k] >> 32);
            parts[2 + 2 * k] = (int) met[k];
        }
        return Arrays.asList(parts);
    }

    private static boolean sameCounts(int[] a, int[] b) {
        int[] x = a.clone();
        int[] y = b.clone();
        Arrays.sort(x);
        Arrays.sort(y);
        return Arrays.equals(x, y);
    }

    int columnColour(int column) {
        return columns[column];
    }

    /** The columns of this colour. */
    int[] columnsOf(int colour) {
        int[] found = new int[columns.length];
        int count = 0;
        for (int j = 0; j < columns.length; j++) if (columns[j] == colour) found[count++] = j;
        return Arrays.copyOf(found, count);
    }

    /** The first column that shares its colour with another, or -1 where every column has its own. */
    int firstShared() {
        for (int j = 0; j < columns.length; j++) if (columnsOf(columns[j]).length > 1) return j;
        return -1;
    }

    Colouring copy() {
        return new Colouring(entries, rows.clone(), columns.clone());
    }
}
