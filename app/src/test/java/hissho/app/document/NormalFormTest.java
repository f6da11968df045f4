package hissho.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Gambit's normal form: both versions of the format, the way there and back, and a clear sentence for everything else. */
class NormalFormTest {

    private static final String HEAD = "NFG 1 R \"A game\" { \"Row\" \"Column\" } ";

    private static Object read(String text) {
        return new Documents().parse(text, "game.nfg");
    }

    @Test
    void payoffsRunThroughTheRowPlayersStrategiesFirst() {
        assertEquals(
                Map.of(
                        "kind",
                        "matrix",
                        "title",
                        "A game",
                        "matrix",
                        List.of(List.of("1", "-3", "5"), List.of("2", "4", "-1/2")),
                        "players",
                        List.of("Row", "Column")),
                read(HEAD + "{ 2 3 }\n\n1 -1 2 -2 -3 3 4 -4 5 -5 -0.5 1/2\n"));
    }

    @Test
    void outcomesAreNumberedFromOne() {
        String text = HEAD + """
            { { "up" "down" } { "left" "right" } }
            "a comment with { braces }"
            {
            { "win" 2, -2 }
            { "lose" -1, 1 }
            }
            1 2 0 1
            """;
        assertEquals(
                Map.of(
                        "kind", "matrix",
                        "title", "A game",
                        "matrix", List.of(List.of("2", "0"), List.of("-1", "2")),
                        "rowLabels", List.of("up", "down"),
                        "colLabels", List.of("left", "right"),
                        "players", List.of("Row", "Column"),
                        "note", "a comment with { braces }"),
                read(text));
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Map<String, Object> document = Map.of(
                "kind", "matrix",
                "title", "A \"quoted\" \\ title",
                "matrix", List.of(List.of("1/3", "-2", "0"), List.of("5", "7", "11")),
                "rowLabels", List.of("a", "b"),
                "colLabels", List.of("c", "d", "e"));
        assertEquals(document, read(NormalForm.write(GameDocument.of(document))));
    }

    @Test
    void gamesThatAreNotZeroSumKeepTheirText() {
        String two = HEAD + "{ 2 1 }\n\n1 1 2 -2\n";
        assertEquals(Map.of("kind", "bimatrix", "title", "A game", "nfg", two), read(two));
        String three = "NFG 1 R \"x\" { \"a\" \"b\" \"c\" } { 1 1 1 }\n\n1 1 1\n";
        assertEquals(Map.of("kind", "strategic-game", "title", "x", "nfg", three), read(three));
        Object again = read(NormalForm.write(GameDocument.of(read(two))));
        assertEquals("bimatrix", ((Map<?, ?>) again).get("kind"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "NFG 1 R \"x\" { \"a\" \"b\" } { 2 1 } 1 -1 2 | the file ends where",
                "NFG 1 R \"x\" { \"a\" \"b\" } { 1 1 } 1 -1 2 | stands after the last payoff",
                "NFG 1 R \"x\" { \"a\" \"b\" } { 1 0 } 1 -1 | \"0\" stands where",
                "NFG 1 R \"x\" { \"a\" \"b\" } { 1 } 1 -1 | at least one strategy",
                "NFG 1 R \"x\" { \"a\" \"b\" } { 1 1 } one -1 | \"one\" stands where",
                "NFG 1 R \"x\" { \"a\" \"b\" } { 99999 99999 } 1 | more than the",
                "NFG 1 R \"x\" { \"a\" \"b\" } { 1 1 } { { \"\" 1 -1 } } 2 | \"2\" stands where 0–1",
                "NFG 1 R \"x { \"a\" | not closed",
                "NFG 2 R | \"2\" stands where 1",
                "EFG 2 R \"x\" { \"a\" \"b\" } | extensive form has no nodes"
            })
    void everythingElseIsRefusedWithItsPlace(String text, String said) {
        BadDocument refused = assertThrows(
                BadDocument.class,
                () -> GameDocument.of(new Documents().parse(text, "")).solve(Progress.none()));
        String words = Words.in(Language.ENGLISH).say(refused.what());
        assertTrue(words.contains(said), words);
    }
}
