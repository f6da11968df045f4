package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.extensive.named.NamedTrees;
import hissho.extensive.question.TreeQuestion;
import hissho.form.Branching;
import hissho.form.GameTree;
import hissho.play.Position;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The labels of the named games in words: all of them, none the same as another, and only where a person reads them. */
class CalledTest {

    private static final Words JAPANESE = Words.in(Language.JAPANESE);

    private static final String KINDS =
            "basic-endgame silver-dollar two-guesses statistical-game coin-prediction beasley forgetful-player kuhn-poker leduc centipede coin-announcement game-show";

    private static TreeQuestion question(String kind, String called) {
        GameTree tree = NamedTrees.grown(new HashMap<>(Map.of("kind", kind)));
        return TreeQuestion.of(called, Message.of("extensive." + kind), new ExtensiveGame(tree));
    }

    static List<String> kinds() {
        return List.of(KINDS.split(" "));
    }

    @ParameterizedTest
    @org.junit.jupiter.params.provider.MethodSource("kinds")
    void everyLabelHasItsWord(String kind) {
        ExtensiveGame game = question(kind, kind).game();
        ExtensiveGame told = Called.in(JAPANESE, kind, game);
        for (int b = 0; b < game.tree().branchings().size(); b++) {
            Branching before = game.tree().branchings().get(b);
            Branching after = told.tree().branchings().get(b);
            for (String label : after.moves()) assertFalse(label.matches(".*[a-z]{2}.*"), label);
            // what was bet so far stands in the names of Leduc's sets in letters
            if (!kind.equals("leduc")) assertFalse(after.name().matches(".*[a-z]{2}.*"), after.name());
            assertEquals(before.moves().size(), new HashSet<>(after.moves()).size());
        }
        assertEquals(game.tree().branchings().size(), told.tree().branchings().size());
        for (int player = 0; player < game.players(); player++)
            assertEquals(game.sets(player), new HashSet<>(told.setNames(player)).size());
    }

    /** No label of our own stands in an English sentence as it stands in a file: no capital inside a word, no number glued to one, no bare number. */
    @ParameterizedTest
    @org.junit.jupiter.params.provider.MethodSource("kinds")
    void noLabelIsACodeInEnglish(String kind) {
        ExtensiveGame game = question(kind, kind).game();
        ExtensiveGame told = Called.in(Words.in(Language.ENGLISH), kind, game);
        for (Branching branching : told.tree().branchings()) {
            for (String label : branching.moves())
                assertFalse(label.matches(".*([a-z][A-Z0-9]).*"), () -> kind + ": " + label);
            assertEquals(branching.moves().size(), new HashSet<>(branching.moves()).size());
        }
        for (Branching branching : told.tree().branchings())
            if (branching instanceof hissho.form.InformationSet)
                for (String label : branching.moves())
                    assertFalse(label.matches("[0-9]+|[A-Z]"), () -> kind + ": " + label);
    }

    /** A tree that a person wrote keeps its words, and so do notations and facts. */
    @ParameterizedTest
    @ValueSource(strings = {"basic-endgame", "kuhn-poker"})
    void onlyNamedGamesAreTranslated(String kind) {
        Position named = question(kind, kind).start().orElseThrow();
        Position written = question(kind, "tree").start().orElseThrow();
        hissho.play.Turn.Chance draws = (hissho.play.Turn.Chance) named.table().turn();
        Position mine = named.after(draws.draws().getFirst().move());
        Position theirs = written.after(draws.draws().getFirst().move());
        for (int k = 0; k < 2; k++) {
            assertEquals(
                    theirs.moves().listed().get(k).notation(),
                    mine.moves().listed().get(k).notation());
            assertTrue(JAPANESE.say(mine.moves().listed().get(k).words()).matches("チェック|賭ける"));
            assertEquals(
                    theirs.moves().listed().get(k).notation(),
                    JAPANESE.say(theirs.moves().listed().get(k).words()));
        }
    }
}
