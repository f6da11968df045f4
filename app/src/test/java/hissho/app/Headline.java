package hissho.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.words.Language;

/** What a headline is: the answer in a line that can be read in one breath. */
public final class Headline {

    private static final int MOST = 200;

    private Headline() {}

    public static void check(String headline, Language language) {
        assertFalse(headline.isBlank(), "no headline");
        assertTrue(
                headline.codePointCount(0, headline.length()) <= MOST,
                () -> language.code() + " headline of " + headline.length() + ": " + headline);
        assertFalse(headline.contains("\n"), headline);
        assertFalse(headline.matches(".*\\d{25}.*"), () -> "a number nobody reads: " + headline);
    }
}
