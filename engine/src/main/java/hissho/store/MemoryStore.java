package hissho.store;

import hissho.progress.Room;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps every table in memory for as long as the store itself is kept. */
public final class MemoryStore implements TableStore {

    private final Map<String, IntTable> tables = new ConcurrentHashMap<>();

    @Override
    public IntTable table(String name, long size) {
        Room.ask(size * Integer.BYTES);
        return tables.computeIfAbsent(name, n -> new Row(new int[Math.toIntExact(size)]));
    }

    /** A table that is an array. */
    private static final class Row implements IntTable {
        private final int[] entries;
        private volatile long kept;

        Row(int[] entries) {
            this.entries = entries;
        }

        @Override
        public long size() {
            return entries.length;
        }

        @Override
        public int get(long index) {
            return entries[(int) index];
        }

        @Override
        public void set(long index, int value) {
            entries[(int) index] = value;
        }

        @Override
        public long kept() {
            return kept;
        }

        @Override
        public void keep(long upTo) {
            kept = upTo;
        }
    }
}
