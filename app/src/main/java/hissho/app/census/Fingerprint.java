package hissho.app.census;

import hissho.claim.Claim;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * What a claim's result depends on, as a short text: its version and a digest of the compiled code of its room. When that code changes, old
 * pieces no longer count.
 */
public final class Fingerprint {

    private final Map<String, String> rooms = new ConcurrentHashMap<>();

    public String of(Claim claim) {
        return claim.version() + "-" + rooms.computeIfAbsent(room(claim), name -> digest(claim.getClass(), name));
    }

    /** The folder of the claim's theory, the one directly below hissho. */
    private static String room(Claim claim) {
        return String.join(
                "/", List.of(claim.getClass().getPackageName().split("\\.")).subList(0, 2));
    }

    private static String digest(Class<?> type, String room) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null) return "builtin";
        try {
            Path place = Path.of(source.getLocation().toURI());
            if (Files.isDirectory(place)) return digest(place.resolve(room));
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                return digest(jar.getPath(room));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException | NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A digest of a text. */
    static String ofText(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String digest(Path folder) throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".class")).sorted().toList())
                digest.update(Files.readAllBytes(file));
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }
}
