package hissho.fact;

import hissho.words.Words;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One thing a solution says: a key, a value worked out when it is first asked for, how somebody else's value is compared with it,
 * and how it is written for a reader.
 *
 * <p>The value is a Rational, a vector or matrix of them, a whole number, a truth value, a string, or a list or map of such. The
 * words label it {@code ROOM.fact.KEY}, or {@code fact.KEY} where every room means the same by it.
 */
public final class Fact<T extends @Nullable Object> {

    private final String key;
    private final Compare compare;
    private final Supplier<? extends T> work;
    private final BiFunction<Words, ? super T, String> writing;
    private boolean known;
    private @Nullable T value;

    Fact(String key, Compare compare, Supplier<? extends T> work, BiFunction<Words, ? super T, String> writing) {
        this.key = key;
        this.compare = compare;
        this.work = work;
        this.writing = writing;
    }

    public String key() {
        return key;
    }

    public Compare compare() {
        return compare;
    }

    /** The value; throws {@link NotAnswered} where this game has none that could be found. */
    public synchronized @Nullable T value() {
        if (!known) {
            value = work.get();
            known = true;
        }
        return value;
    }

    /** Whether somebody's value, as a tree of a document, agrees with it. */
    public boolean agreesWith(@Nullable Object proposed) {
        return compare.agree(value(), proposed);
    }

    /** The value for a reader. */
    @SuppressWarnings("NullAway") // a value that is null is written by the words like any other
    public String text(Words words) {
        return writing.apply(words, value());
    }

    /** What it is called in this room. */
    public String label(Words words, String room) {
        return label(key, room, words);
    }

    /** What the fact of this key is called in this room, or in the one the room names as {@code ROOM.more}. */
    public static String label(String key, String room, Words words) {
        String own = room + ".fact." + key;
        if (words.knows(own)) return words.say(own);
        String more = room + ".more";
        if (words.knows(more)) return label(key, words.say(more), words);
        String shared = "fact." + key;
        String family = key.replaceFirst("\\d+$", "");
        return words.knows(shared) || family.equals(key)
                ? words.say(shared)
                : words.say("fact.of-number", label(family, room, words), key.substring(family.length()));
    }
}
