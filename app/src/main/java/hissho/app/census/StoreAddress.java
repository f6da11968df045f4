package hissho.app.census;

import hissho.document.BadDocument;
import hissho.words.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The JDBC address of a store: where it lies by default, and how it is named without its password. */
record StoreAddress(String url) {

    private static final String SQLITE = "jdbc:sqlite:";
    private static final String HIDDEN = "…";

    /** The file among the person's own data, as the XDG folders have it. */
    static StoreAddress usual() {
        return new StoreAddress(
                SQLITE + own("HISSHO_HOME", "XDG_DATA_HOME", ".local/share").resolve("claims.db"));
    }

    private static Path own(String asked, String variable, String usual) {
        return Optional.ofNullable(System.getenv(asked))
                .map(Path::of)
                .orElseGet(() -> Optional.ofNullable(System.getenv(variable))
                        .map(Path::of)
                        .filter(Path::isAbsolute)
                        .orElseGet(() -> Path.of(System.getProperty("user.home"), usual))
                        .resolve("hissho"));
    }

    /** SQLite's library lies in the cache while it is used, where the next run finds and removes what a killed one left. */
    static void keepLibraries() {
        if (System.getProperty("org.sqlite.tmpdir") != null) return;
        Path cache = own("HISSHO_HOME", "XDG_CACHE_HOME", ".cache");
        try {
            Files.createDirectories(cache);
        } catch (IOException e) {
            // A folder that cannot be made is not needed either: the library then lies among the temporary files.
            return;
        }
        if (Files.isWritable(cache)) System.setProperty("org.sqlite.tmpdir", cache.toString());
    }

    /** The file of an SQLite store. */
    Optional<Path> file() {
        return url.startsWith(SQLITE) ? Optional.of(Path.of(url.substring(SQLITE.length()))) : Optional.empty();
    }

    String shown() {
        return hidden(url);
    }

    /** What went wrong with the store, in one sentence. */
    BadDocument failed(String key, Exception e) {
        Throwable cause = e instanceof UncheckedIOException io && io.getCause() != null ? io.getCause() : e;
        return new BadDocument("", Message.of(key, shown(), hidden(String.valueOf(cause.getMessage()))));
    }

    private static String hidden(String text) {
        return text.replaceAll("(?i)((?:password|passwd|pwd|secret|token)\\s*=\\s*)[^&;,\\s]*", "$1" + HIDDEN)
                .replaceAll("(//[^/@:\\s]*:)\\S*@", "$1" + HIDDEN + "@")
                .replaceAll("(jdbc:[a-z0-9:]*:)[^\\s/]+(?:/[^\\s/]*)?@", "$1" + HIDDEN + "@");
    }
}
