package hissho.impartial.heap;

import hissho.progress.Progress;

/** A growing table of the Grundy values of single heaps, from heap 0 on. */
public interface ValueTable {

    /** How many heaps are known: 0 up to size - 1. */
    int size();

    int value(int heap);

    /** Makes at least so many heaps known. */
    void extend(int newSize, Progress progress);
}
