package hissho.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import org.junit.jupiter.api.Test;

/** The list of claims: proved, checked, refuted and open told apart, found by a word, each in a statement that needs no book beside it. */
class ClaimsListTest {

    private static String list(String... more) {
        String[] words = new String[more.length + 4];
        words[0] = "claims";
        words[1] = "list";
        System.arraycopy(more, 0, words, 2, more.length);
        words[more.length + 2] = "--lang";
        words[more.length + 3] = "en";
        Ran ran = Ran.hissho(words);
        assertEquals(0, ran.code(), ran.err());
        return ran.out();
    }

    @Test
    void conjecturesAreOpen() {
        String open = list("--status", "open");
        for (String id : new String[] {"start-sign", "no-x", "no-y", "pairs-lie", "parity", "hearts"})
            assertTrue(open.contains(id), id);
        assertTrue(open.contains("open; checked to 60"), open);
        assertFalse(list("--status", "checked").contains(" start-sign "));
        assertTrue(list("--status", "proved").contains("proved ("));
        assertTrue(list("--status", "refuted").contains("start-sign-always"));
    }

    @Test
    void aWordFindsAndAStrangeOneSaysSo() {
        assertTrue(list("Nassau").contains("(17/60, 17/60, 13/60, 7/60"));
        String none = list("zzzz");
        assertTrue(none.contains("No claim answers to this."), none);
        assertFalse(none.contains("┌"), none);
    }

    /** A statement about a single game is checked, not checked to a size. */
    @Test
    void aSingleFactHasNoSize() {
        assertFalse(list("Nassau").contains("checked to 1"));
        String checked =
                Ran.hissho("claims", "check", "book-4.3.5-10", "--lang", "en").out();
        assertTrue(checked.contains("Holds in the only instance there is."), checked);
    }

    /** No statement points to an exercise or a game that it does not describe. */
    @Test
    void statementsStandOnTheirOwn() {
        String statements = list().replaceAll("\\s+", " ");
        for (String dangling : new String[] {
            "In exercise ",
            "The game of exercise",
            "In game (b)",
            "the game of exercise",
            "In the second game",
            "game (3.2)"
        }) assertFalse(statements.contains(dangling), dangling);
    }
}
