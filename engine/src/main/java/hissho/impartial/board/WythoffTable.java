package hissho.impartial.board;

import hissho.progress.Progress;
import java.util.BitSet;

/** Grundy values of Wythoff's queen: the least number that is not in the row, the column or the diagonal before the square. */
final class WythoffTable {

    static final int LARGEST = 1_500;

    private short[][] values = new short[0][];

    synchronized int value(int x, int y, Progress progress) {
        int size = Math.max(x, y) + 1;
        if (size > values.length) fill(Math.min(LARGEST + 1, Math.max(size, values.length * 3 / 2)), progress);
        return values[x][y];
    }

    private void fill(int size, Progress progress) {
        short[][] table = new short[size][size];
        BitSet[] columns = sets(size);
        BitSet[] diagonals = sets(2 * size);
        for (int x = 0; x < size; x++) {
            BitSet row = new BitSet();
            progress.check();
            for (int y = 0; y < size; y++) {
                BitSet diagonal = diagonals[y - x + size];
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
