package hissho.claim;

import hissho.words.Message;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What checking one instance found. */
public sealed interface Finding {

    static Finding unmet() {
        return new Unmet();
    }

    static Finding holds() {
        return new Holds();
    }

    /** The hypothesis is not met. */
    record Unmet() implements Finding {}

    record Holds() implements Finding {}

    /** The statement is false here: a document that can be solved, and what goes wrong. */
    record Refuted(Map<String, Object> document, Message what) implements Finding {
        public Refuted {
            document = Collections.unmodifiableMap(new LinkedHashMap<>(document));
        }
    }

    /** What this finding counts for, at the instance with this size and number. */
    default Tally tally(int size, long number) {
        return switch (this) {
            case Unmet _ -> Tally.NOTHING;
            case Holds _ -> Tally.ONE;
            case Refuted(var document, var what) ->
                new Tally(1, Optional.of(new Counterexample(size, number, document, what)));
        };
    }
}
