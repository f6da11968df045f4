package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Arrays;

/** A table that grows heap by heap, each value found from those of all smaller heaps. */
public abstract class OneByOneTable implements ValueTable {

    private static final int LOOK_EVERY = 64;

    private int[] values = new int[256];
    private int size = 0;

    /** The value of the smallest heap that is not known yet. */
    protected abstract int next(int heap);

    /** Told before the table grows to so many heaps. */
    protected void prepare(int newSize) {}

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
        prepare(newSize);
        if (newSize > values.length) values = Arrays.copyOf(values, Math.max(newSize, values.length * 2));
        while (size < newSize) {
            if (size % LOOK_EVERY == 0) {
                progress.check();
                progress.done(size, newSize);
            }
            values[size] = next(size);
            size++;
        }
    }
}
