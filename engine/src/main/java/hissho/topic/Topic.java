package hissho.topic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * @param facts which expected key is which fact; in both, # stands for any number
 * @param meanings what the values of an input key mean to its field; an input with another value is not meant, but in a list other
 *     entries stay as they are
 * @param asked expected keys without which the topic is not meant, since one of them says what another means
 * @param single input keys whose value is the only entry of a list
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
        Map<String, Map<String, Object>> meanings,
        Set<String> asked,
        Set<String> single) {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    public Topic {
        fields = Map.copyOf(fields);
        dropped = Set.copyOf(dropped);
        spread = Set.copyOf(spread);
        always = Map.copyOf(always);
        needs = Set.copyOf(needs);
        facts = Map.copyOf(facts);
        meanings = Map.copyOf(meanings);
        asked = Set.copyOf(asked);
        single = Set.copyOf(single);
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
                name, kind, Map.of(), Set.of(), Set.of(), kindFrom, Map.of(), needs, Map.of(), Map.of(), Set.of(),
                Set.of());
    }

    /** The same topic answered by the kind that this input key names. */
    public Topic byName(String key) {
        return new Topic(
                name,
                Optional.empty(),
                fields,
                dropped,
                spread,
                Optional.of(key),
                always,
                with(needs, key),
                facts,
                meanings,
                asked,
                single);
    }

    /** The same topic under another name. */
    public Topic called(String other) {
        return new Topic(other, kind, fields, dropped, spread, kindFrom, always, needs, facts, meanings, asked, single);
    }

    /** The input key is this field of the kind. */
    public Topic field(String key, String field) {
        return renaming(with(fields, key, field), always, facts, meanings);
    }

    /** The input key is the only entry of this list. */
    public Topic entry(String key, String field) {
        return field(key, field).reading(dropped, spread, with(needs, key), asked, with(single, key));
    }

    public Topic dropping(String... keys) {
        return reading(with(dropped, keys), spread, needs, asked, single);
    }

    public Topic spreading(String key) {
        return reading(dropped, with(spread, key), needs, asked, single);
    }

    public Topic always(String field, Object value) {
        return renaming(fields, with(always, field, value), facts, meanings);
    }

    public Topic needing(String... keys) {
        return reading(dropped, spread, with(needs, keys), asked, single);
    }

    /** Meant only where these expected keys are asked for. */
    public Topic asking(String... keys) {
        return reading(dropped, spread, needs, with(asked, keys), single);
    }

    /** Meant only where the input key has this value, which then says nothing more. */
    public Topic where(String key, String value) {
        return needing(key).meaning(key, value, value).dropping(key);
    }

    /** The expected key is this fact of the solution; a # in both stands for the number that is asked about. */
    public Topic fact(String key, String fact) {
        return renaming(fields, always, with(facts, key, fact), meanings);
    }

    /** Where this value of an input key is written, its field means that. */
    public Topic meaning(String key, String written, Object meant) {
        Map<String, Object> more = with(meanings.getOrDefault(key, Map.of()), written, meant);
        return renaming(fields, always, facts, with(meanings, key, more));
    }

    /** The same topic with other names of things. */
    private Topic renaming(
            Map<String, String> fields,
            Map<String, Object> always,
            Map<String, String> facts,
            Map<String, Map<String, Object>> meanings) {
        return new Topic(name, kind, fields, dropped, spread, kindFrom, always, needs, facts, meanings, asked, single);
    }

    /** The same topic with other keys that are left out, opened, needed or alone. */
    private Topic reading(
            Set<String> dropped, Set<String> spread, Set<String> needs, Set<String> asked, Set<String> single) {
        return new Topic(name, kind, fields, dropped, spread, kindFrom, always, needs, facts, meanings, asked, single);
    }

    /** Whether it is meant by a question with this input. */
    public boolean fits(Map<String, ? extends @Nullable Object> input, Set<String> expected) {
        return input.keySet().containsAll(needs)
                && expected.containsAll(asked)
                && meanings.entrySet().stream()
                        .allMatch(each -> !input.containsKey(each.getKey())
                                || input.get(each.getKey()) instanceof List<?>
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
        if (single.contains(key)) return Collections.singletonList(value);
        Map<String, Object> known = meanings.getOrDefault(key, Map.of());
        if (value instanceof List<?> entries && !known.isEmpty()) {
            List<@Nullable Object> meant = new ArrayList<>();
            for (Object entry : entries) meant.add(known.getOrDefault(String.valueOf(entry), entry));
            return meant;
        }
        return known.getOrDefault(String.valueOf(value), value);
    }

    private String fieldOf(String key) {
        return fields.getOrDefault(key, key);
    }

    /** The fact an expected key asks for. */
    public String factOf(String key) {
        String known = facts.get(key);
        if (known != null) return known;
        Matcher number = NUMBER.matcher(key);
        String family = number.find() ? facts.get(number.replaceFirst("#")) : null;
        return family == null ? key : family.replace("#", number.group());
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
