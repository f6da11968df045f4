package hissho.app.command;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that a command makes: written beside and then moved, so that it is whole or as it was. A device or a pipe is written to as it is. */
record WholeFile(Path file) {

    /** Writes the content. */
    interface Content {
        void to(OutputStream stream) throws IOException;
    }

    /** Complains, before any work, where the file could not be written after it. */
    void check() {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) throw Console.bad("app.bad.folder", file);
        if (folder != null && !Files.isDirectory(folder)) throw Console.bad("app.bad.no-folder", folder);
        boolean writable = Files.exists(file) ? Files.isWritable(file) : folder == null || Files.isWritable(folder);
        if (!writable) throw Console.bad("app.bad.access", file);
    }

    void write(Content content) {
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) fill(file, content);
            else replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), content);
        } catch (IOException e) {
            throw new Unwritten(e);
        }
    }

    /** The file could not be written after all: a full disk, a device that takes nothing. */
    static final class Unwritten extends UncheckedIOException {
        Unwritten(IOException cause) {
            super(cause);
        }
    }

    private static void replace(Path whole, Content content) throws IOException {
        String name = "." + whole.getFileName() + "." + ProcessHandle.current().pid() + ".part";
        Path beside = whole.resolveSibling(name);
        try {
            fill(beside, content);
            Files.move(beside, whole, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void fill(Path file, Content content) throws IOException {
        try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file))) {
            content.to(stream);
        }
    }
}
