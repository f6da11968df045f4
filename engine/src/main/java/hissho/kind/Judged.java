package hissho.kind;

import org.jspecify.annotations.Nullable;

/**
 * A reader's own answer beside a fact.
 *
 * @param key the fact
 * @param proposed what the reader says
 * @param verdict whether it agrees, as the fact itself compares
 * @param why what is wrong with it; where it could not be compared, the reason; empty where it is right
 */
public record Judged(String key, @Nullable Object proposed, Verdict verdict, String why) {

    public enum Verdict {
        RIGHT,
        WRONG,
        /** the game has no such fact, or the answer cannot be read */
        UNKNOWN
    }
}
