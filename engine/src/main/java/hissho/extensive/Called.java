package hissho.extensive;

import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the moves and information sets of the named games are called in the language of the reader. Their labels are short words of our own; facts and
 * files keep these, and so does every tree that a person wrote.
 */
public final class Called {

    private static final String LABEL = "extensive.label.";
    /** Kept, for these words are read from a file. */
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    /** What parts the words of a set's name. */
    private static final String BETWEEN = "(?<=[.:/-])|(?=[.:/-])";

    /** A number, or a letter. */
    private static final Pattern MERE = Pattern.compile("[0-9./]+|[A-Z]");

    private Called() {}

    /** The game with its labels in these words. */
    public static ExtensiveGame in(Words words, String kind, ExtensiveGame game) {
        return new ExtensiveGame(game.tree().called(label -> inWords(words, kind, label)));
    }

    /** A label as it is said: in the language of whoever hears it, where it is one of our words. */
    public static Object said(String kind, String label) {
        if (isMeant(kind, label)) return Message.of(meant(kind), label);
        return ENGLISH.knows(key(label)) ? Message.of(key(label)) : label;
    }

    private static String inWords(Words words, String kind, String label) {
        if (isMeant(kind, label)) return words.say(meant(kind), label);
        return whole(words, label)
                .orElseGet(() -> Arrays.stream(label.split(BETWEEN))
                        .map(part -> whole(words, part).orElseGet(() -> counted(words, part)))
                        .collect(Collectors.joining()));
    }

    /** Whether a label is a mere number or letter of which the game has many, such as rooms or coins. */
    private static boolean isMeant(String kind, String label) {
        return MERE.matcher(label).matches() && ENGLISH.knows(meant(kind));
    }

    private static String meant(String kind) {
        return LABEL + "of." + kind;
    }

    private static Optional<String> whole(Words words, String label) {
        return words.knows(key(label)) ? Optional.of(words.say(key(label))) : Optional.empty();
    }

    /** A word with a number after it. */
    private static String counted(Words words, String part) {
        String word = part.replaceAll("[0-9]+$", "");
        return whole(words, word)
                .map(said -> said + part.substring(word.length()))
                .orElse(part);
    }

    private static String key(String label) {
        return LABEL + label.replace(' ', '-');
    }
}
