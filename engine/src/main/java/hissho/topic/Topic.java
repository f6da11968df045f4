package hissho.topic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A topic of an answer key: a kind with its words renamed, and nothing else. Input keys and expected keys that are not renamed
 * are fields and facts of the same name; a topic that renames nothing and is called like its kind need not be listed at all.
 *
 * @param name the topic as answer keys write it
 * @param kind the kind that answers, or nothing where the input itself names it
 * @param fields which input key is which field
 * @param dropped input keys that say nothing the kind needs: they restate the game's name, or are for people
 * @param spread input keys whose value is a map of further fields
 * @param kindFrom the input key that names the kind
 * @param always fields that are the same in every question
 * @param needs input keys without which the topic is not meant
 * @param facts which expected key is which fact
 * @param meanings what the values of an input key mean to its field; an input with another value is not meant
 */
public record Topic(
        String name,
        Optional<String> kind,
        Map<String, String> fields,
        Set<String> dropped,
        Set<String> spread,
        Optional<String> kindFrom,
        Map<String, Object> always,
        Set<String> needs,
        Map<String, String> facts,
        Map<String, Map<String, Object>> meanings) {

    public Topic {
        fields = Map.copyOf(fields);
        dropped = Set.copyOf(dropped);
        spread = Set.copyOf(spread);
        always = Map.copyOf(always);
        needs = Set.copyOf(needs);
        facts = Map.copyOf(facts);
        meanings = Map.copyOf(meanings);
    }

    /** A topic answered by this kind. */
    public static Topic of(String name, String kind) {
        return new Topic(
                name,
                Optional.of(kind),
                Map.of(),
                Set.of(),
                Set.of(),
                Optional.empty(),
                Map.of(),
                Set.of(),
                Map.of(),
                Map.of());
    }

    /** A topic answered by the kind that this input key names. */
    public static Topic named(String name, String key) {
        return new Topic(
                name,
                Optional.empty(),
                Map.of(),
                Set.of(),
                Set.of(),
                Optional.of(key),
                Map.of(),
                Set.of(key),
                Map.of(),
                Map.of());
    }

    /** The input key is this field of the kind. */
    public Topic field(String key, String field) {
        return new Topic(name, kind, with(fields, key, field), dropped, spread, kindFrom, always, needs, facts, meanings);
    }

    public Topic dropping(String... keys) {
        return new Topic(name, kind, fields, with(dropped, keys), spread, kindFrom, always, needs, facts, meanings);
    }

    public Topic spreading(String key) {
        return new Topic(name, kind, fields, dropped, with(spread, key), kindFrom, always, needs, facts, meanings);
    }

    public Topic always(String field, Object value) {
        return new Topic(name, kind, fields, dropped, spread, kindFrom, with(always, field, value), needs, facts, meanings);
    }

    public Topic needing(String... keys) {
        return new Topic(name, kind, fields, dropped, spread, kindFrom, always, with(needs, keys), facts, meanings);
    }

    /** The expected key is this fact of the solution. */
    public Topic fact(String key, String fact) {
        return new Topic(name, kind, fields, dropped, spread, kindFrom, always, needs, with(facts, key, fact), meanings);
    }

    /** Where this value of an input key is written, its field means that. */
    public Topic meaning(String key, String written, Object meant) {
        Map<String, Object> more = with(meanings.getOrDefault(key, Map.of()), written, meant);
        return new Topic(
                name, kind, fields, dropped, spread, kindFrom, always, needs, facts, with(meanings, key, more));
    }

    /** Whether it is meant by a question with this input. */
    public boolean fits(Map<String, ? extends @Nullable Object> input) {
        return input.keySet().containsAll(needs)
                && meanings.entrySet().stream()
                        .allMatch(each -> !input.containsKey(each.getKey())
                                || each.getValue().containsKey(String.valueOf(input.get(each.getKey()))));
    }

    /** The document of a question: the input with its keys renamed, and the kind. */
    public Map<String, @Nullable Object> document(Map<String, ? extends @Nullable Object> input) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        kind.ifPresent(known -> document.put("kind", known));
        kindFrom.ifPresent(key -> document.put("kind", input.get(key)));
        document.putAll(always);
        input.forEach((key, value) -> {
            if (dropped.contains(key) || kindFrom.filter(key::equals).isPresent()) return;
            if (spread.contains(key) && value instanceof Map<?, ?> more)
                more.forEach((inner, entry) -> document.put(fieldOf(inner.toString()), entry));
            else document.put(fieldOf(key), meantBy(key, value));
        });
        return document;
    }

    private @Nullable Object meantBy(String key, @Nullable Object value) {
        Map<String, Object> known = meanings.getOrDefault(key, Map.of());
        return known.getOrDefault(String.valueOf(value), value);
    }

    private String fieldOf(String key) {
        return fields.getOrDefault(key, key);
    }

    /** The fact an expected key asks for. */
    public String factOf(String key) {
        return facts.getOrDefault(key, key);
    }

    private static <V> Map<String, V> with(Map<String, V> map, String key, V value) {
        Map<String, V> more = new LinkedHashMap<>(map);
        more.put(key, value);
        return more;
    }

    private static Set<String> with(Set<String> set, String... keys) {
        List<String> more = new ArrayList<>(set);
        more.addAll(List.of(keys));
        return Set.copyOf(more);
    }
}
