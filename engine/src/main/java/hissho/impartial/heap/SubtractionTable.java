package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Arrays;

/** Grundy values of a subtraction game, one pass over the members of the set per pile. */
final class SubtractionTable implements ValueTable {

    private final SubtractionSet set;
    private long[] members = new long[0];
    private long membersUpTo = -1;
    private int[] values = new int[1024];
    private int size = 0;
    private int[] marks = new int[64];

    SubtractionTable(SubtractionSet set) {
        this.set = set;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int value(int heap) {
        return values[heap];
    }

    @Override
    public void extend(int newSize, Progress progress) {
        if (membersUpTo < newSize) {
            membersUpTo = newSize * 2L;
            members = set.upTo(membersUpTo).toArray();
        }
        if (newSize > values.length) values = Arrays.copyOf(values, Math.max(newSize, values.length * 2));
        for (; size < newSize; size++) {
            if ((size & 4095) == 0) {
                progress.check();
                progress.done(size, newSize);
            }
            int stamp = size + 1;
            for (long member : members) {
                if (member > size) break;
                int value = values[(int) (size - member)];
                if (value >= marks.length) marks = Arrays.copyOf(marks, 2 * value);
                marks[value] = stamp;
            }
            int value = 0;
            while (value < marks.length && marks[value] == stamp) value++;
            values[size] = value;
        }
    }
}
