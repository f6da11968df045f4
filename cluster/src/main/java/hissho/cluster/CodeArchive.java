package hissho.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** The jars that hold given classes; a folder of classes, as a build leaves it, is packed into a jar first. */
final class CodeArchive {

    private CodeArchive() {}

    static List<Path> of(Class<?>... types) {
        return Stream.of(types)
                .map(CodeArchive::place)
                .distinct()
                .map(CodeArchive::packed)
                .toList();
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path packed(Path place) {
        if (Files.isRegularFile(place)) return place;
        try {
            Path jar = Files.createTempFile("hissho-", ".jar");
            jar.toFile().deleteOnExit();
            try (OutputStream out = Files.newOutputStream(jar);
                    JarOutputStream entries = new JarOutputStream(out);
                    Stream<Path> files = Files.walk(place)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    entries.putNextEntry(
                            new JarEntry(place.relativize(file).toString().replace('\\', '/')));
                    Files.copy(file, entries);
                    entries.closeEntry();
                }
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
