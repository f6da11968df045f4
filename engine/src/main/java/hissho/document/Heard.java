package hissho.document;

import hissho.words.Message;
import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a document, which remember whether anybody read them. A field that is given and that its reader never looked at would be ignored in
 * silence; whoever wrote it is told instead.
 */
final class Heard extends AbstractMap<String, @Nullable Object> {

    private final Map<String, @Nullable Object> given;
    private final Set<String> read = new LinkedHashSet<>();

    private Heard(Map<String, @Nullable Object> given) {
        this.given = given;
    }

    private static final String KIND = "kind";

    /**
     * Reads a document and complains about a field that was given and not read; what kind of game it is, whoever reads it knows already. A field that only says what counts where it is left out is no
     * mistake: where it is complained about, the document is read without it.
     */
    static <T> T whole(Node document, Shape.Fields declared, Function<Node, T> reader) {
        Map<String, @Nullable Object> given = new LinkedHashMap<>(document.fields());
        given.values().removeIf(value -> value == null);
        while (true)
            try {
                return whole(document.place(), given, reader);
            } catch (BadDocument refused) {
                boolean isDefault = declared.fields().stream()
                        .anyMatch(field -> field.name().equals(refused.place()) && field.saysTheDefault(document));
                if (!isDefault || !given.containsKey(refused.place())) throw refused;
                given.remove(refused.place());
            }
    }

    private static <T> T whole(String place, Map<String, @Nullable Object> given, Function<Node, T> reader) {
        Heard heard = new Heard(given);
        T thing = reader.apply(new Node(place, heard));
        for (String name : given.keySet())
            if (!heard.read.contains(name) && !name.equals(KIND))
                throw new BadDocument(
                        place.isEmpty() ? name : place + "." + name,
                        Message.of("core.bad.unheard", name, String.join(", ", heard.read)));
        return thing;
    }

    /** Whether the field is there; to ask is not to read. */
    @Override
    public boolean containsKey(Object name) {
        return given.containsKey(name);
    }

    @Override
    public @Nullable Object get(Object name) {
        Object value = given.get(name);
        if (value != null && name instanceof String text) read.add(text);
        return value;
    }

    @Override
    public Set<String> keySet() {
        return Collections.unmodifiableSet(given.keySet());
    }

    /** Whoever takes all fields has read them all. */
    @Override
    public Set<Entry<String, @Nullable Object>> entrySet() {
        read.addAll(given.keySet());
        return Collections.<String, @Nullable Object>unmodifiableMap(given).entrySet();
    }
}
