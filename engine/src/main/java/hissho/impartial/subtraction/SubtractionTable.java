package hissho.impartial.subtraction;

import hissho.impartial.heap.OneByOneTable;
import java.util.Arrays;

/** Grundy values of a subtraction game, one pass over the members of the set per pile. */
final class SubtractionTable extends OneByOneTable {

    private final SubtractionSet set;
    private long[] members = new long[0];
    private long membersUpTo = -1;
    private int[] marks = new int[64];

    SubtractionTable(SubtractionSet set) {
        this.set = set;
    }

    @Override
    protected void prepare(int newSize) {
        if (membersUpTo >= newSize) return;
        membersUpTo = newSize * 2L;
        members = set.upTo(membersUpTo).toArray();
    }

    @Override
    protected int next(int heap) {
        int stamp = heap + 1;
        for (long member : members) {
            if (member > heap) break;
            int value = value((int) (heap - member));
            if (value >= marks.length) marks = Arrays.copyOf(marks, 2 * value);
            marks[value] = stamp;
        }
        int value = 0;
        while (value < marks.length && marks[value] == stamp) value++;
        return value;
    }
}
