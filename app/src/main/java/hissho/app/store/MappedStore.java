package hissho.app.store;

import hissho.store.IntTable;
import hissho.store.MemoryStore;
import hissho.store.TableStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps small tables in memory and large ones in mapped files, where a later run finds what was kept; a file whose
 * checksum is wrong is filled again. The folder is the system property
 * {@code hissho.tables} or the user's cache, the largest table kept in memory {@code hissho.tables.memory} megabytes.
 */
public final class MappedStore implements TableStore {

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
            long bytes = MappedTable.bytes(size);
            long there = Files.exists(file) ? Files.size(file) : 0;
            if (Files.getFileStore(folder).getUsableSpace() < bytes - there)
                throw new FileSystemException(file.toString(), null, "No space left on device");
            try (FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                return MappedTable.in(channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, Arena.ofAuto()), size);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
