package hissho.fact;

import hissho.words.Message;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everything a solution says, by key and in order; report, JSON, answer keys, the page and the library all ask here. */
public final class Facts {

    private final Map<String, Fact<?>> facts = new LinkedHashMap<>();

    /** A fact compared exactly. */
    public Facts put(String key, Supplier<? extends @Nullable Object> value) {
        return put(key, Compare.EXACT, value);
    }

    public Facts put(String key, Compare compare, Supplier<? extends @Nullable Object> value) {
        return put(key, compare, value, Words::write);
    }

    /** A fact that has its own way of being written. */
    public <T extends @Nullable Object> Facts put(
            String key, Compare compare, Supplier<? extends T> value, BiFunction<Words, ? super T, String> writing) {
        facts.put(key, new Fact<T>(key, compare, value, writing));
        return this;
    }

    public Facts putAll(Facts others) {
        facts.putAll(others.facts);
        return this;
    }

    public Optional<Fact<?>> find(String key) {
        return Optional.ofNullable(facts.get(key));
    }

    /** The value of a fact, of the type the caller knows it to have. */
    public <T> T get(String key, Class<T> type) {
        Fact<?> fact = find(key).orElseThrow(() -> new NotAnswered(Message.of("core.not-answered", key)));
        return type.cast(fact.value());
    }

    public Set<String> keys() {
        return facts.keySet();
    }
}
