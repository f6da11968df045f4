package hissho.store;

/** A long row of 32-bit numbers, in memory or in a file, filled from the front. Different entries may be written by different threads. */
public interface IntTable {

    long size();

    int get(long index);

    void set(long index, int value);

    /** How many entries from the front were kept, now or by an earlier run. */
    long kept();

    /** Declares the entries before this one written, so that a later run goes on from here instead of filling them again. */
    void keep(long upTo);

    default boolean finished() {
        return kept() == size();
    }

    /** Declares every entry written. */
    default void finish() {
        keep(size());
    }
}
