package hissho.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.app.document.Examples;
import hissho.catalogue.Catalogue;
import hissho.kind.Kind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is said to somebody who typed only the name of a kind, and the few words shown for it, can be typed. */
class ShortFormTest {

    @Test
    void whatIsShownIsReadAsAGameOfTheKind() {
        List<Kind<?>> shown = Catalogue.kinds().stream()
                .filter(kind -> ShortForm.of(kind).isPresent())
                .toList();
        assertTrue(shown.size() >= 60, shown.size() + " kinds have a short form");
        for (Kind<?> kind : shown) {
            String typed = ShortForm.of(kind).orElseThrow();
            assertTrue(typed.startsWith(kind.name() + " "), typed);
            String[] words = Stream.of(
                            typed.substring(kind.name().length() + 1).split(" (?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"))
                    .map(word -> word.replace("\"", ""))
                    .toArray(String[]::new);
            assertTrue(kind.fromWords(List.of(words)).isPresent(), typed);
        }
    }

    /** A question of a learner is typed as it is asked: its numbers, one after the other. */
    @Test
    void questionsAreTypedInWords() {
        for (String typed : List.of(
                "mex 0 1 3 → The mex is 2.",
                "nim-sum 22 51 → 22 ⊕ 51 = 37.",
                "zeckendorf 43 → 43 = 34 + 8 + 1.",
                "odious-evil 7 11 13 → All of them are odious, and their nim-sum 1 is odious.",
                "green-components 1 8 4 → The nim-sum is 13: the player to move wins",
                "northcott-gaps 4 2 3 5 3 6 2 1 → The player to move wins: the nim-sum of the gaps is 6",
                "fusion-principle 1 3 → A cycle through the ground is worth 1 if its length is odd and 0 if it is even.",
                "memory-gain 6 → The mover may expect a gain")) {
            String[] parts = typed.split(" → ");
            Ran ran = Ran.hissho(("solve " + parts[0] + " --format json").split(" "));
            assertEquals(0, ran.code(), ran.err());
            assertTrue(ran.out().contains("\"headline\" : \"" + parts[1]), ran.out());
        }
    }

    @Test
    void everyKindHasSomethingToTry() {
        List<String> names = Examples.names();
        for (Kind<?> kind : Catalogue.kinds()) {
            String example = ShortForm.example(kind);
            assertTrue(names.contains(example) || example.startsWith(kind.name() + " "), kind.name() + ": " + example);
        }
    }

    @Test
    void theNameAloneIsAnsweredWithSomethingToTry() {
        for (String kind : List.of("kayles", "cournot", "tree", "coalitional-game", "latin-square")) {
            Ran ran = Ran.hissho("solve", kind);
            assertEquals(Exit.BAD_INPUT, ran.code(), kind);
            assertTrue(
                    ran.err()
                            .contains("try hissho solve "
                                    + ShortForm.example(Catalogue.kind(kind).orElseThrow())),
                    ran.err());
        }
    }

    /** Rows may be ended by semicolons or by blanks; both are the same table. */
    @Test
    void tablesOfPairsAreTypedAsPeopleTypeThem() {
        String answer = Ran.hissho("solve", "bimatrix", "3,3;0,5", "5,0;1,1", "--format", "json")
                .out();
        for (String typed :
                List.of("3,3,0,5;5,0,1,1", "3,3 0,5; 5,0 1,1", "3,3;0,5 5,0;1,1", "(3,3) (0,5) ; (5,0) (1,1)"))
            assertEquals(
                    answer,
                    Ran.hissho("solve", "bimatrix", typed, "--format", "json").out(),
                    typed);
    }
}
