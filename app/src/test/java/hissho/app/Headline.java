package hissho.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.words.Language;
import java.util.regex.Pattern;

/** What a headline is: the answer in a line that can be read in one breath. */
public final class Headline {

    private static final int MOST = 200;

    /** A label with yes or no behind it, where a sentence should say which. */
    private static final Pattern TELEGRAPHIC =
            Pattern.compile("[:：] ?(?:yes|no|none|はい|いいえ|なし)(?:[.;,。、]|$)|plays \\d+: 1[.;]");

    /** A verdict whose reason was cut away. */
    private static final Pattern BARE = Pattern.compile("(?:Yes|No|はい|いいえ)[.,。、]? ?…?");

    /** How a sentence ends: with a stop, or with an equation or a list that goes on. */
    private static final Pattern END = Pattern.compile("[.!?…。！？)）]$");

    private static final Pattern VERB = Pattern.compile(
            "=|\\b(?:is|are|was|has|have|can|cannot|do|does|may|must|wins?|gives?|gets?|pays?|takes?|needs?|earns?|adds?|forms?"
                    + "|fails?|holds?|lasts?|ranks?|repeats?|replaces?|differs?|survives?|changes|break|agree|agrees|satisfies|violates|contradicts?"
                    + "|contracts|guesses|plays|expects?|scored|worth)\\b",
            Pattern.CASE_INSENSITIVE);

    private Headline() {}

    /** The answer to a learner's question is moreover a sentence with a verb. */
    public static void checkSentence(String headline, Language language) {
        check(headline, language);
        assertTrue(language != Language.ENGLISH || VERB.matcher(headline).find(), () -> "not a sentence: " + headline);
    }

    public static void check(String headline, Language language) {
        assertFalse(headline.isBlank(), "no headline");
        assertTrue(
                headline.codePointCount(0, headline.length()) <= MOST,
                () -> language.code() + " headline of " + headline.length() + ": " + headline);
        assertFalse(headline.contains("\n"), headline);
        assertFalse(TELEGRAPHIC.matcher(headline).find(), () -> "a telegram: " + headline);
        assertFalse(BARE.matcher(headline).matches(), () -> "a bare verdict: " + headline);
        assertTrue(END.matcher(headline).find(), () -> "no end: " + headline);
        assertFalse(headline.matches(".*\\d{25}.*"), () -> "a number nobody reads: " + headline);
    }
}
