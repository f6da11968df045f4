package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.play.Guess;
import hissho.app.play.Match;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the page is told of a game in which something is hidden. */
class PlayViewTest {

    private static String told(int seat, int moves) {
        Match match = new Match(new Guess(0, 0), seat, 4);
        for (int i = 0; i < moves; i++) match.make(match.answer(0, Progress.none()));
        return new PlayView(match, Words.in(Language.ENGLISH)).told("sealed", Progress.none());
    }

    @Test
    void onlyTheSeatThatMayKnowIsTold() {
        for (int moves = 0; moves <= 3; moves++) {
            String first = told(0, moves);
            assertFalse(first.contains("secret 1") || first.contains("secret 2"), first);
            assertFalse(moves > 0 && first.contains("\"written\""), "a written game would tell what was drawn");
            assertFalse(moves < 2 && first.contains("number-"), first);
        }
        assertTrue(told(1, 2).matches(".*secret [12].*"));
        assertFalse(told(1, 2).contains("\"notation\""), "the other player's moves are not offered");
    }

    @Test
    void aSealedTextIsReadOnlyByWhoSealedIt() {
        Seal seal = new Seal();
        String sealed = seal.lock("the drawn number is 2");
        assertFalse(sealed.contains("2 "), sealed);
        assertEquals(Optional.of("the drawn number is 2"), seal.open(sealed));
        assertEquals(Optional.empty(), new Seal().open(sealed));
        assertEquals(Optional.empty(), seal.open(sealed.substring(1)));
        assertEquals(Optional.empty(), seal.open("nonsense!"));
        char last = sealed.charAt(sealed.length() / 2);
        assertEquals(Optional.empty(), seal.open(sealed.replace(last, last == 'A' ? 'B' : 'A')));
    }
}
