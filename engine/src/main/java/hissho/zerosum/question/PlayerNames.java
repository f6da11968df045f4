package hissho.zerosum.question;

import hissho.words.Words;
import java.util.List;
import java.util.Locale;

/**
 * What the two players are called within a sentence and at its start.
 *
 * @param own whether they have names of their own
 * @param unit what the payoffs are counted in; may be empty
 */
public record PlayerNames(
        String first, String second, String firstAtStart, String secondAtStart, boolean own, String unit) {

    public static PlayerNames of(Words words) {
        return of(List.of(words.say("matrix.player.I"), words.say("matrix.player.II")), false, "");
    }

    /** Names that a document gives. */
    public static PlayerNames of(List<String> names) {
        return of(names, true, "");
    }

    /** Names and a unit that the words of a story give. */
    public static PlayerNames of(List<String> names, String unit) {
        return of(names, true, unit);
    }

    private static PlayerNames of(List<String> names, boolean own, String unit) {
        return new PlayerNames(names.get(0), names.get(1), started(names.get(0)), started(names.get(1)), own, unit);
    }

    private static String started(String name) {
        return name.isEmpty() ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
