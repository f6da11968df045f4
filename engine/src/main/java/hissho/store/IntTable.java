package hissho.store;

/** A long row of 32-bit numbers, in memory or in a file. Different entries may be written by different threads. */
public interface IntTable {

    long size();

    int get(long index);

    void set(long index, int value);

    /** Whether the table was finished, now or by an earlier run. */
    boolean finished();

    /** Declares every entry written, so that a later run may read the table instead of filling it again. */
    void finish();
}
