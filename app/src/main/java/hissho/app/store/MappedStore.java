package hissho.app.store;

import hissho.store.IntTable;
import hissho.store.MemoryStore;
import hissho.store.TableStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps small tables in memory and large ones in mapped files, which a later run finds finished. The folder is the system property
 * {@code hissho.tables} or the user's cache, the largest table kept in memory {@code hissho.tables.memory} megabytes.
 */
public final class MappedStore implements TableStore {

    private static final int HEADER = 64;
    private static final long MAGIC = 0x48697373686f5431L;
    private static final long DEFAULT_MEGABYTES = 256;

    private final Path folder;
    private final long budget;
    private final MemoryStore memory = new MemoryStore();
    private final Map<String, IntTable> files = new ConcurrentHashMap<>();

    public MappedStore() {
        this(defaultFolder(), Long.getLong("hissho.tables.memory", DEFAULT_MEGABYTES) << 20);
    }

    /** Files in this folder for tables of more than so many bytes. */
    public MappedStore(Path folder, long budget) {
        this.folder = folder;
        this.budget = budget;
    }

    private static Path defaultFolder() {
        String given = System.getProperty("hissho.tables");
        if (given != null) return Path.of(given);
        Path cache = Optional.ofNullable(System.getenv("XDG_CACHE_HOME"))
                .filter(home -> !home.isBlank())
                .map(Path::of)
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache"));
        return cache.resolve("hissho").resolve("tables");
    }

    @Override
    public IntTable table(String name, long size) {
        if (size * Integer.BYTES <= budget) return memory.table(name, size);
        return files.computeIfAbsent(name, n -> open(n, size));
    }

    private IntTable open(String name, long size) {
        try {
            Files.createDirectories(folder);
            Path file = folder.resolve(name + ".ints");
            try (FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                MemorySegment segment =
                        channel.map(FileChannel.MapMode.READ_WRITE, 0, HEADER + size * Integer.BYTES, Arena.ofAuto());
                boolean known =
                        segment.get(ValueLayout.JAVA_LONG, 0) == MAGIC && segment.get(ValueLayout.JAVA_LONG, 8) == size;
                if (!known) {
                    segment.set(ValueLayout.JAVA_LONG, 16, 0);
                    segment.set(ValueLayout.JAVA_LONG, 8, size);
                    segment.set(ValueLayout.JAVA_LONG, 0, MAGIC);
                }
                return new MappedTable(segment, size);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A table in a mapped file: its magic number, its size and whether it is finished, then its entries. */
    private record MappedTable(MemorySegment segment, long size) implements IntTable {

        @Override
        public int get(long index) {
            return segment.get(ValueLayout.JAVA_INT, HEADER + index * Integer.BYTES);
        }

        @Override
        public void set(long index, int value) {
            segment.set(ValueLayout.JAVA_INT, HEADER + index * Integer.BYTES, value);
        }

        @Override
        public boolean finished() {
            return segment.get(ValueLayout.JAVA_LONG, 16) == 1;
        }

        /** The entries reach the disk before the mark that says so. */
        @Override
        public void finish() {
            segment.force();
            segment.set(ValueLayout.JAVA_LONG, 16, 1);
            segment.force();
        }
    }
}
