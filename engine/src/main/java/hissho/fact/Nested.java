package hissho.fact;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A fact that holds further facts by name; somebody else may say only some of them, each compared as that fact says. */
public final class Nested {

    private Nested() {}

    public static Facts put(Facts facts, String key, Supplier<Facts> inner) {
        return facts.put(key, (answered, expected) -> agrees(inner.get(), expected), () -> values(inner.get()));
    }

    private static boolean agrees(Facts inner, @Nullable Object expected) {
        if (!(expected instanceof Map<?, ?> asked)) return false;
        for (Map.Entry<?, ?> entry : asked.entrySet()) {
            Optional<Fact<?>> fact = inner.find(entry.getKey().toString());
            if (fact.isEmpty() || !fact.get().agreesWith(entry.getValue())) return false;
        }
        return true;
    }

    /** All that can be answered, by key. */
    public static Map<String, @Nullable Object> values(Facts inner) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (String key : inner.keys())
            inner.find(key).ifPresent(fact -> {
                try {
                    values.put(key, fact.value());
                } catch (NotAnswered e) {
                    // what this game has not is left out
                }
            });
        return values;
    }
}
