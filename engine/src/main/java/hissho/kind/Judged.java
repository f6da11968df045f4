package hissho.kind;

import hissho.words.Message;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A reader's own answer beside a fact.
 *
 * @param key the fact
 * @param proposed what the reader says
 * @param verdict whether it agrees, as the fact itself compares
 * @param why where it could not be compared, the reason
 */
public record Judged(String key, @Nullable Object proposed, Verdict verdict, Optional<Message> why) {

    public enum Verdict {
        RIGHT,
        WRONG,
        /** the game has no such fact, or the answer cannot be read */
        UNKNOWN
    }
}
