package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.extensive.question.TreeAnswer;
import hissho.form.GameTree;
import hissho.form.format.Efg;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Labels that are empty, used twice, or just what another would be called by number. */
class TellingTest {

    @Test
    void everyNameIsNobodyElses() {
        GameTree tree = Efg.read("""
                EFG 2 R "" { "2" "" "x" "x" }
                p "" 1 1 "" { "" "#1" "a" "a" "a#3" } 0
                p "" 2 1 "2:1" { "l" } 0 t "" 0
                p "" 2 2 "" { "l" } 0 t "" 0
                t "" 0 t "" 0 t "" 0
                """).tree();
        ExtensiveGame game = new ExtensiveGame(tree);
        assertEquals(
                List.of("2", "2#", "3", "4"), List.of(game.player(0), game.player(1), game.player(2), game.player(3)));
        assertEquals(List.of("#1#", "#1", "a#3#", "a#4", "a#3"), game.moveNames(0, 0));
        assertEquals(List.of("2:1#"), game.setNames(0));
        assertEquals(List.of("2:1", "2#:2"), game.setNames(1));
    }

    @Test
    void aMillionLevelsOfOneSet() {
        StringBuilder text =
                new StringBuilder("EFG 2 R \"\" { \"a\" }\np \"\" 1 1 \"\" { \"down\" \"on\" } 0 t \"\" 0\n");
        for (int level = 1; level < 1_000_000; level++) text.append("p \"\" 1 1 0 t \"\" 0\n");
        text.append("t \"\" 1 \"\" { 7 }\n");
        ExtensiveGame played =
                TreeAnswer.played(new ExtensiveGame(Efg.read(text.toString()).tree()));
        assertEquals(3, played.tree().size());
        assertEquals(7, played.paid(2).get(0).intValueExact());
    }
}
