package hissho.app.web;

import hissho.app.document.Documents;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the page and the server say to each other, as two schemas declare it: that of reports, and one for all the rest. The page's types, the description
 * for programs and the fields a request may have come from these.
 */
final class Spoken {

    private static final String HOME = "/hissho/app/";
    private static final String INSIDE = "#/$defs/";
    static final String COMPONENTS = "#/components/schemas/";

    private static final Map<String, Object> PARTS = parts();

    private Spoken() {}

    /** Every declared part by name, with references that lead to the components of an OpenAPI description. */
    static Map<String, Object> components() {
        return PARTS;
    }

    /** A reference to a part; with brackets behind its name, to a list of such. */
    static Map<String, Object> reference(String name) {
        if (name.endsWith("[]"))
            return Map.of("type", "array", "items", reference(name.substring(0, name.length() - 2)));
        if (!PARTS.containsKey(name)) throw new IllegalArgumentException(name);
        return Map.of("$ref", COMPONENTS + name);
    }

    /** The fields a request may have. */
    static Set<String> fields(String request) {
        Map<?, ?> schema = (Map<?, ?>) Objects.requireNonNull(PARTS.get(request), request);
        return ((Map<?, ?>) Objects.requireNonNull(schema.get("properties")))
                .keySet().stream().map(String::valueOf).collect(Collectors.toSet());
    }

    private static Map<String, Object> parts() {
        Map<String, Object> parts = new LinkedHashMap<>();
        Map<String, @Nullable Object> report = read("report.schema.json");
        List<Object> inside = java.util.Arrays.asList(
                report.remove("$defs"), read("web.schema.json").get("$defs"));
        report.remove("$schema");
        parts.put("report", moved(report));
        for (Object defined : inside)
            ((Map<?, ?>) Objects.requireNonNull(defined)).forEach((name, schema) -> {
                Object before = parts.put((String) name, Objects.requireNonNull(moved(schema)));
                if (before != null) throw new IllegalStateException(name + " is declared twice");
            });
        return parts;
    }

    private static @Nullable Object moved(@Nullable Object schema) {
        return switch (schema) {
            case Map<?, ?> map -> {
                Map<String, @Nullable Object> copy = new LinkedHashMap<>();
                map.forEach((key, value) -> copy.put(
                        (String) key,
                        value instanceof String place && place.startsWith(INSIDE)
                                ? COMPONENTS + place.substring(INSIDE.length())
                                : moved(value)));
                yield copy;
            }
            case List<?> list -> list.stream().map(Spoken::moved).toList();
            case null, default -> schema;
        };
    }

    private static Map<String, @Nullable Object> read(String file) {
        try (InputStream stream = Objects.requireNonNull(Spoken.class.getResourceAsStream(HOME + file))) {
            Map<String, @Nullable Object> tree = new LinkedHashMap<>();
            ((Map<?, ?>) Objects.requireNonNull(new Documents().read(stream, file)))
                    .forEach((key, value) -> tree.put((String) key, value));
            return tree;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
