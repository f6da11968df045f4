package hissho.topic;

import java.util.ArrayList;
import java.util.Collections;
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
 * @param only input keys that must have this value
 * @param with expected keys that must be asked for together, since one of them says what another means
 * @param single input keys whose value is the only entry of a list
 * @param meanings names in the input and what the kind calls them, inside lists too
 * @param facts which expected key is which fact
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
        Map<String, Object> only,
        Set<String> with,
        Set<String> single,
        Map<String, Object> meanings,
        Map<String, String> facts) {

    public Topic {
        fields = Map.copyOf(fields);
        dropped = Set.copyOf(dropped);
        spread = Set.copyOf(spread);
        always = Map.copyOf(always);
        needs = Set.copyOf(needs);
        only = Map.copyOf(only);
        with = Set.copyOf(with);
        single = Set.copyOf(single);
        meanings = Map.copyOf(meanings);
        facts = Map.copyOf(facts);
    }

    /** A topic answered by this kind. */
    public static Topic of(String name, String kind) {
        return blank(name, Optional.of(kind), Optional.empty(), Set.of());
    }

    /** A topic answered by the kind that this input key names. */
    public static Topic named(String name, String key) {
        return blank(name, Optional.empty(), Optional.of(key), Set.of(key));
    }

    private static Topic blank(String name, Optional<String> kind, Optional<String> kindFrom, Set<String> needs) {
        return new Topic(
                name,
                kind,
                Map.of(),
                Set.of(),
                Set.of(),
                kindFrom,
                Map.of(),
                needs,
                Map.of(),
                Set.of(),
                Set.of(),
                Map.of(),
                Map.of());
    }

    /** The input key is this field of the kind. */
    public Topic field(String key, String field) {
        return new Topic(
                name, kind, with(fields, key, field), dropped, spread, kindFrom, always, needs, only, with, single,
                meanings, facts);
    }

    public Topic dropping(String... keys) {
        return new Topic(
                name, kind, fields, with(dropped, keys), spread, kindFrom, always, needs, only, with, single, meanings,
                facts);
    }

    public Topic spreading(String key) {
        return new Topic(
                name, kind, fields, dropped, with(spread, key), kindFrom, always, needs, only, with, single, meanings,
                facts);
    }

    public Topic always(String field, Object value) {
        return new Topic(
                name, kind, fields, dropped, spread, kindFrom, with(always, field, value), needs, only, with, single,
                meanings, facts);
    }

    public Topic needing(String... keys) {
        return new Topic(
                name, kind, fields, dropped, spread, kindFrom, always, with(needs, keys), only, with, single, meanings,
                facts);
    }

    /** Meant only where the input key has this value; the key itself says nothing more. */
    public Topic where(String key, Object value) {
        return new Topic(
                name, kind, fields, with(dropped, key), spread, kindFrom, always, with(needs, key),
                with(only, key, value), with, single, meanings, facts);
    }

    /** Meant only where these expected keys are asked for as well. */
    public Topic asking(String... keys) {
        return new Topic(
                name, kind, fields, dropped, spread, kindFrom, always, needs, only, with(with, keys), single, meanings,
                facts);
    }

    /** The input key is the only entry of this list. */
    public Topic entry(String key, String field) {
        return new Topic(
                name, kind, with(fields, key, field), dropped, spread, kindFrom, always, with(needs, key), only, with,
                with(single, key), meanings, facts);
    }

    /** A name in the input means this in the words of the kind. */
    public Topic meaning(String word, Object meant) {
        return new Topic(
                name, kind, fields, dropped, spread, kindFrom, always, needs, only, with, single,
                with(meanings, word, meant), facts);
    }

    /** The expected key is this fact of the solution. */
    public Topic fact(String key, String fact) {
        return new Topic(
                name, kind, fields, dropped, spread, kindFrom, always, needs, only, with, single, meanings,
                with(facts, key, fact));
    }

    /** Whether it is meant by a question with this input. */
    public boolean fits(Map<String, ?> input, Set<String> asked) {
        return input.keySet().containsAll(needs)
                && asked.containsAll(with)
                && only.entrySet().stream().allMatch(entry -> entry.getValue().equals(input.get(entry.getKey())));
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
                more.forEach((inner, entry) -> document.put(fieldOf(inner.toString()), meant(entry)));
            else document.put(fieldOf(key), single.contains(key) ? Collections.singletonList(meant(value)) : meant(value));
        });
        return document;
    }

    private @Nullable Object meant(@Nullable Object value) {
        if (value instanceof List<?> list && !meanings.isEmpty()) {
            List<@Nullable Object> entries = new ArrayList<>();
            for (Object entry : list) entries.add(meant(entry));
            return entries;
        }
        return value instanceof String word && meanings.containsKey(word) ? meanings.get(word) : value;
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
