package hissho.app.web;

import hissho.app.document.Documents;
import hissho.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game to begin with, shown as a picture on the first page: its words are {@code web.welcome.NAME}, and it is opened to be solved or
 * to be played.
 */
record Welcome(String name, String page, Object document) {

    private static final String LIST = "/hissho/app/welcome.json";

    private static final String STARTS = "/hissho/app/starts.json";
    private static final String SIGHTS = "/hissho/app/sights.json";

    static List<Welcome> all() {
        return ((List<?>) read(LIST))
                .stream()
                        .map(one -> of((Map<?, ?>) Objects.requireNonNull(one)))
                        .toList();
    }

    /** The example a kind opens with, where the shortest is not the gentlest. */
    static Optional<String> gentlest(String kind) {
        return read(STARTS) instanceof Map<?, ?> starts && starts.get(kind) instanceof String example
                ? Optional.of(example)
                : Optional.empty();
    }

    /** What a kind opens with that has no example, or none that is gentle. */
    static Optional<Map<String, @Nullable Object>> start(String kind) {
        if (!(read(STARTS) instanceof Map<?, ?> starts) || !(starts.get(kind) instanceof Map<?, ?> fields))
            return Optional.empty();
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", kind);
        fields.forEach((name, value) -> document.put(String.valueOf(name), value));
        return Optional.of(document);
    }

    /** Tables worth a look, with the parameters that show most. */
    static List<?> sights() {
        return (List<?>) read(SIGHTS);
    }

    private static Object read(String list) {
        try (InputStream stream = Objects.requireNonNull(Welcome.class.getResourceAsStream(list))) {
            return Objects.requireNonNull(new Documents().read(stream, list));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Welcome of(Map<?, ?> one) {
        return new Welcome(
                String.valueOf(one.get("name")),
                String.valueOf(one.get("page")),
                Objects.requireNonNull(one.get("document")));
    }

    Map<String, @Nullable Object> told(Words words) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("title", words.say("web.welcome." + name));
        map.put("about", words.say("web.welcome." + name + ".about"));
        map.put("page", page);
        map.put("document", document);
        return map;
    }
}
