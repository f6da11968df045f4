package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Arrays;

/** A table that grows heap by heap, each value found from those of all smaller heaps. */
abstract class OneByOneTable implements ValueTable {

    private int[] values = new int[256];
    private int size = 0;

    /** The value of the smallest heap that is not known yet. */
    abstract int next(int heap);

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
        while (size < newSize) {
            if (size == values.length) values = Arrays.copyOf(values, size * 2);
            values[size] = next(size);
            size++;
            progress.check();
        }
    }
}
