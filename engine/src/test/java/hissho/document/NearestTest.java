package hissho.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NearestTest {

    private static final List<String> GAMES = List.of("nim", "nimble", "matrix", "kayles", "moore-nim");

    @Test
    void aSlipOfTheFingerIsUnderstood() {
        assertEquals(Optional.of("kayles"), Nearest.to("kaylse", GAMES));
        assertEquals(Optional.of("nim"), Nearest.to("nin", GAMES));
        assertEquals(Optional.of("nimble"), Nearest.to("nimbel", GAMES));
    }

    @Test
    void aLongerOrShorterNameIsUnderstood() {
        assertEquals(Optional.of("matrix"), Nearest.to("matrix-game", GAMES));
        assertEquals(Optional.of("moore-nim"), Nearest.to("moore", GAMES));
    }

    @Test
    void somethingElseIsNotGuessedAt() {
        assertEquals(Optional.empty(), Nearest.to("xyzzy", GAMES));
        assertEquals(Optional.empty(), Nearest.to("", GAMES));
        assertEquals("", Nearest.question("chess", GAMES));
    }

    @Test
    void theQuestionStandsInTheSentence() {
        Object question = Nearest.question("pile", List.of("piles"));
        assertEquals(
                "the field \"pile\" is not known here (did you mean \"piles\"?); known are piles",
                Words.in(Language.ENGLISH).say(Message.of("core.bad.unknown-field", "pile", "piles", question)));
    }
}
