package hissho.report;

import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.words.Words;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A fact as it is told: its name for programs, a label and a text for people, and the value itself, which programs get exactly,
 * whatever the reader asked for.
 *
 * @param unfinished whether time ran out before the value was found, which the text then says
 * @param unanswered whether the question has no such value, of which the text then says why: nothing is claimed
 */
public record Said(
        String key, String label, @Nullable Object value, String text, boolean unfinished, boolean unanswered) {

    public Said(String key, String label, @Nullable Object value, String text) {
        this(key, label, value, text, false, false);
    }

    /** A fact that was not found in time. */
    public static Said late(Words words, String key, String label) {
        return new Said(key, label, null, words.say("core.out-of-time"), true, false);
    }

    /** A fact that is not answered here, and why. */
    public static Said unanswered(String key, String label, String why) {
        return new Said(key, label, null, why, false, true);
    }

    /** The same fact in other words. */
    public Said reworded(String other) {
        return new Said(key, label, value, other, unfinished, unanswered);
    }

    /** A fact of a solution, in the words of its room. */
    public static Said of(Words words, String room, Fact<?> fact) {
        return new Said(fact.key(), fact.label(words, room), fact.value(), fact.text(words));
    }

    /** The same where a long list is folded: its first entries, and how many more there are. */
    public static Said folded(Words words, String room, Fact<?> fact) {
        return new Said(fact.key(), fact.label(words, room), fact.value(), fact.brief(words));
    }

    /** Those facts of a solution that a report tells, in this order, long lists folded; a key the solution has not is passed over. */
    public static List<Said> of(Words words, String room, Facts facts, String... keys) {
        return Stream.of(keys)
                .flatMap(key -> facts.find(key).stream())
                .<Said>map(fact -> folded(words, room, fact))
                .toList();
    }

    /** What is told of something that is not a game, with a label that stands under the given key. */
    public static Said of(Words words, String key, String labelKey, @Nullable Object value) {
        return new Said(key, words.say(labelKey), value, words.write(value));
    }
}
