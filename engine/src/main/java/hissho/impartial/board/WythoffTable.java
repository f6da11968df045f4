package hissho.impartial.board;

import hissho.progress.Progress;
import java.util.BitSet;

/** Grundy values of Wythoff's queen: the least number that is not in the row, the column or the diagonal before the square. */
final class WythoffTable {

    static final int LARGEST = 1_500;

    private short[][] values = new short[0][0];

    /** The value of a square, from the rows up to its smaller and the columns up to its larger coordinate. */
    synchronized int value(int x, int y, Progress progress) {
        int row = Math.min(x, y);
        int column = Math.max(x, y);
        int height = values.length;
        int width = height == 0 ? 0 : values[0].length;
        if (row >= height || column >= width) {
            int newWidth = column < width ? width : grown(column, width);
            fill(row < height ? height : Math.min(newWidth, grown(row, height)), newWidth, progress);
        }
        return values[row][column];
    }

    private static int grown(int needed, int before) {
        return Math.min(LARGEST + 1, Math.max(needed + 1, before * 3 / 2));
    }

    private void fill(int height, int width, Progress progress) {
        short[][] table = new short[height][width];
        BitSet[] columns = sets(width);
        BitSet[] diagonals = sets(height + width);
        for (int x = 0; x < height; x++) {
            BitSet row = new BitSet();
            progress.check();
            for (int y = 0; y < width; y++) {
                BitSet diagonal = diagonals[y - x + height];
                int value = row.nextClearBit(0);
                while (columns[y].get(value) || diagonal.get(value)) value = row.nextClearBit(value + 1);
                row.set(value);
                columns[y].set(value);
                diagonal.set(value);
                table[x][y] = (short) value;
            }
        }
        values = table;
    }

    private static BitSet[] sets(int count) {
        BitSet[] sets = new BitSet[count];
        for (int i = 0; i < count; i++) sets[i] = new BitSet();
        return sets;
    }
}
