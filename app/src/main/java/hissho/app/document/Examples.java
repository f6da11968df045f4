package hissho.app.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The example documents that come with the product, packaged beside its classes. */
public final class Examples {

    /** An example: its name, as {@code matrix/odd-or-even}, and its document as it is written. */
    public record Example(String name, String text) {

        public GameDocument document() {
            return GameDocument.of(new Documents().parse(text, Documents.Syntax.JSON));
        }

        private boolean answersTo(String wanted) {
            return name.equals(wanted) || name.endsWith("/" + wanted);
        }
    }

    private static final String FOLDER = "examples";
    private static final String ENDING = ".json";

    private Examples() {}

    /** All examples by name. */
    public static List<Example> all() {
        Path home = home();
        try {
            if (Files.isDirectory(home)) return in(home.resolve(FOLDER));
            try (FileSystem jar = FileSystems.newFileSystem(home)) {
                return in(jar.getPath(FOLDER));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The names of all examples, with their folders and without. */
    public static List<String> names() {
        return all().stream()
                .map(Example::name)
                .flatMap(name -> Stream.of(name, name.substring(name.lastIndexOf('/') + 1)))
                .toList();
    }

    /** The example of this name; the folder may be left out. */
    public static Optional<Example> named(String name) {
        return all().stream().filter(example -> example.answersTo(name)).findFirst();
    }

    private static List<Example> in(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        List<Example> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(ENDING)).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                found.add(new Example(path.substring(0, path.length() - ENDING.length()), Files.readString(file)));
            }
        }
        found.sort(Comparator.comparing(Example::name));
        return found;
    }

    private static Path home() {
        try {
            return Path.of(Examples.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
