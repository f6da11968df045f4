package hissho.fact;

import hissho.words.Message;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Everything a solution says, by key and in order; report, JSON, answer keys, the page and the library all ask here. */
public final class Facts {

    private static final Pattern NUMBERED = Pattern.compile("(.*\\D)(\\d{1,9})");

    private final Map<String, Fact<?>> facts = new LinkedHashMap<>();
    private final Map<String, Family> families = new LinkedHashMap<>();

    /** What a fact is for every number, how somebody else's value is compared with it, what it is declared as and whose it is. */
    private record Family(
            IntFunction<? extends @Nullable Object> value, Compare compare, String declared, String whose) {}

    /** A fact compared exactly. */
    public Facts put(String key, Supplier<? extends @Nullable Object> value) {
        return put(key, Compare.EXACT, value);
    }

    public Facts put(String key, Compare compare, Supplier<? extends @Nullable Object> value) {
        return put(key, compare, value, Coded.of(key));
    }

    /** A fact that has its own way of being written. */
    public <T extends @Nullable Object> Facts put(
            String key, Compare compare, Supplier<? extends T> value, BiFunction<Words, ? super T, String> writing) {
        facts.put(key, new Fact<T>(key, compare, value, writing));
        return this;
    }

    /** A fact that is there already gets somebody who knows what another value would lead to. */
    public Facts teach(String key, Teacher teacher) {
        facts.computeIfPresent(key, (name, fact) -> fact.taughtBy(teacher));
        return this;
    }

    /** Facts that are there already say how the answer was found, or repeat it or the question in other words: there is nothing in them to be checked. */
    public Facts remarks(String... keys) {
        for (String key : keys) facts.computeIfPresent(key, (name, fact) -> fact.asRemark());
        return this;
    }

    /** One fact of several that differ by their numbers and are declared under one key. */
    public Facts member(String declared, String key, Compare compare, Supplier<? extends @Nullable Object> value) {
        facts.put(
                key,
                new Fact<@Nullable Object>(
                        key, compare, value, Coded.of(declared), declared, numbers(key), Teacher.NOBODY, false));
        return this;
    }

    private static String numbers(String key) {
        return key.replaceAll("\\D+", " ").strip().replace(" ", ", ");
    }

    /** A fact of somebody else's. */
    public Facts put(Fact<?> fact) {
        facts.put(fact.key(), fact);
        return this;
    }

    /** A fact for every number: asked for as KEY7, told about under KEY. */
    public Facts family(String key, IntFunction<? extends @Nullable Object> value) {
        return family(key, Compare.EXACT, value);
    }

    public Facts family(String key, Compare compare, IntFunction<? extends @Nullable Object> value) {
        families.put(key, new Family(value, compare, key, ""));
        return this;
    }

    /** A fact for each of these names and every number: asked for as NAME + KEY + 7, told about under *KEY. */
    public Facts families(String key, List<String> names, IntFunction<IntFunction<? extends @Nullable Object>> value) {
        for (int i = 0; i < names.size(); i++)
            families.put(names.get(i) + key, new Family(value.apply(i), Compare.EXACT, "*" + key, names.get(i) + ", "));
        return this;
    }

    public Facts putAll(Facts others) {
        facts.putAll(others.facts);
        families.putAll(others.families);
        return this;
    }

    public Optional<Fact<?>> find(String key) {
        Fact<?> fact = facts.get(key);
        return fact == null ? numbered(key) : Optional.of(fact);
    }

    private Optional<Fact<?>> numbered(String key) {
        Matcher parts = NUMBERED.matcher(key);
        if (!parts.matches()) return Optional.empty();
        Family family = families.get(parts.group(1));
        int number = Integer.parseInt(parts.group(2));
        return family == null
                ? Optional.empty()
                : Optional.of(new Fact<@Nullable Object>(
                        key,
                        family.compare(),
                        () -> family.value().apply(number),
                        Coded.of(family.declared()),
                        family.declared(),
                        family.whose() + number,
                        Teacher.NOBODY,
                        false));
    }

    /** The value of a fact, of the type the caller knows it to have. */
    public <T> T get(String key, Class<T> type) {
        Fact<?> fact = find(key).orElseThrow(() -> new NotAnswered(Message.of("core.not-answered", key)));
        Object value = fact.value();
        if (value == null) throw new NotAnswered(Message.of("core.not-answered", key));
        return type.cast(value);
    }

    /** The keys of all facts, and those of the families that have one for every number. */
    public Set<String> keys() {
        Set<String> keys = new LinkedHashSet<>(facts.keySet());
        families.values().forEach(family -> keys.add(family.declared()));
        return keys;
    }

    /** The keys under which a kind declares all of these. */
    public Set<String> declared() {
        return Stream.concat(
                        facts.values().stream().map(Fact::declared),
                        families.values().stream().map(Family::declared))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
