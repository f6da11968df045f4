package hissho.app.store;

import hissho.store.IntTable;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.zip.CRC32C;

/**
 * A table in a mapped file: a magic number, its size, how many entries from the front are kept and the checksum of these, then the
 * entries. Entries reach the disk before the mark that says so.
 */
final class MappedTable implements IntTable {

    private static final int HEADER = 64;
    private static final long MAGIC = 0x48697373686f5432L;
    private static final int SIZE = 8;
    private static final int KEPT = 16;
    private static final int SUM = 24;

    /** As much as is summed at once; a buffer holds at most two gigabytes. */
    private static final long SLICE = 1L << 28;

    private final MemorySegment segment;
    private final long size;
    private final CRC32C sum = new CRC32C();
    private volatile long kept;

    private MappedTable(MemorySegment segment, long size) {
        this.segment = segment;
        this.size = size;
    }

    /** How many bytes a table of so many entries takes. */
    static long bytes(long size) {
        return HEADER + size * Integer.BYTES;
    }

    /** The table in this file, with what an earlier run has kept of it if the checksum agrees. */
    static MappedTable in(MemorySegment segment, long size) {
        MappedTable table = new MappedTable(segment, size);
        if (!table.opened()) {
            table.sum.reset();
            segment.set(ValueLayout.JAVA_LONG, KEPT, 0);
            segment.set(ValueLayout.JAVA_LONG, SIZE, size);
            segment.set(ValueLayout.JAVA_LONG, 0, MAGIC);
        }
        return table;
    }

    private boolean opened() {
        long mark = segment.get(ValueLayout.JAVA_LONG, KEPT);
        if (segment.get(ValueLayout.JAVA_LONG, 0) != MAGIC
                || segment.get(ValueLayout.JAVA_LONG, SIZE) != size
                || mark < 0
                || mark > size) return false;
        add(0, mark);
        if (sum.getValue() != segment.get(ValueLayout.JAVA_LONG, SUM)) return false;
        kept = mark;
        return true;
    }

    private void add(long from, long to) {
        long end = HEADER + to * Integer.BYTES;
        for (long at = HEADER + from * Integer.BYTES; at < end; at += SLICE)
            sum.update(segment.asSlice(at, Math.min(SLICE, end - at)).asByteBuffer());
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public int get(long index) {
        return segment.get(ValueLayout.JAVA_INT, HEADER + index * Integer.BYTES);
    }

    @Override
    public void set(long index, int value) {
        segment.set(ValueLayout.JAVA_INT, HEADER + index * Integer.BYTES, value);
    }

    @Override
    public long kept() {
        return kept;
    }

    @Override
    public synchronized void keep(long upTo) {
        add(kept, upTo);
        segment.asSlice(HEADER + kept * Integer.BYTES, (upTo - kept) * Integer.BYTES)
                .force();
        segment.set(ValueLayout.JAVA_LONG, SUM, sum.getValue());
        segment.set(ValueLayout.JAVA_LONG, KEPT, upTo);
        segment.asSlice(0, HEADER).force();
        kept = upTo;
    }
}
