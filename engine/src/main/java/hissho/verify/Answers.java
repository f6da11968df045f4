package hissho.verify;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What the engine answers to one question, by key; each answer is worked out when it is first asked for. */
public final class Answers {

    /** One answer and how an answer key's value is compared with it. */
    public record Answer(Supplier<? extends @Nullable Object> value, Compare compare) {}

    private final Map<String, Answer> answers = new LinkedHashMap<>();

    public Answers put(String key, Compare compare, Supplier<? extends @Nullable Object> value) {
        answers.put(key, new Answer(value, compare));
        return this;
    }

    /** An answer compared exactly. */
    public Answers put(String key, Supplier<? extends @Nullable Object> value) {
        return put(key, Compare.EXACT, value);
    }

    public Answers putAll(Answers others) {
        answers.putAll(others.answers);
        return this;
    }

    public Optional<Answer> find(String key) {
        return Optional.ofNullable(answers.get(key));
    }

    public Set<String> keys() {
        return answers.keySet();
    }
}
