package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.render.Renderers;
import hissho.catalogue.Catalogue;
import hissho.document.Node;
import hissho.kind.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every command, from its arguments to its exit code. */
class CommandsTest {

    private static final String MATRIX = "{\"kind\": \"matrix\", \"matrix\": [[-2, 3], [3, -4]]}";

    @TestFactory
    Stream<DynamicTest> everyExampleIsSolvedInBothLanguages() {
        return Examples.all().stream()
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    Ran english = Ran.hissho("solve", example.name(), "--budget", "60");
                    assertEquals(0, english.code(), english.err());
                    Ran japanese = Ran.hissho("solve", example.name(), "--budget", "60", "--lang", "ja");
                    assertEquals(0, japanese.code(), japanese.err());
                    assertTrue(japanese.out().codePoints().anyMatch(c -> c >= 0x3040), "speaks Japanese");
                    isWholeText(english.out());
                    isWholeText(japanese.out());
                }));
    }

    /** No key without words, no unfilled gap (both stand in angle quotes), and no brace without its other half. */
    private static void isWholeText(String text) {
        assertFalse(text.contains("‹"), () -> "a key without words or an unfilled gap: " + text);
        assertEquals(
                text.chars().filter(c -> c == '{').count(),
                text.chars().filter(c -> c == '}').count(),
                () -> "a stray brace: " + text);
    }

    @TestFactory
    Stream<DynamicTest> everyKindExplainsItself() {
        return Catalogue.kinds().stream()
                .map(kind -> DynamicTest.dynamicTest(kind.name(), () -> {
                    for (String language : List.of("en", "ja")) {
                        Ran ran = Ran.hissho("kinds", kind.name(), "--lang", language);
                        assertEquals(0, ran.code(), ran.err());
                        assertFalse(ran.out().contains("‹"), "a key without words: " + ran.out());
                    }
                }));
    }

    /** As many lines come out as went in, also where some of them have no answer. */
    @Test
    void everyLineHasItsLine() {
        List<String> lines = List.of(
                "{'kind':'nim','piles':[1,2]}",
                "{'kind':'nim','piles':'x'}",
                "{'kind':'mex'",
                "{'kind':'nim','piles':[5]}");
        Ran ran = Ran.withInput(String.join("\n", lines).replace('\'', '"'), "solve", "-", "--format", "json");
        assertEquals(2, ran.code());
        List<String> out = ran.out().lines().toList();
        assertEquals(lines.size(), out.size(), ran.out());
        for (int k = 0; k < lines.size(); k++)
            assertTrue(
                    out.get(k)
                            .startsWith(
                                    k == 0 || k == 3
                                            ? "{\"kind\":\"nim\""
                                            : "{\"place\":\"line " + (k + 1) + "\",\"error\":"),
                    out.get(k));
        assertEquals(2, ran.err().lines().count(), ran.err());
        Ran told = Ran.withInput(String.join("\n", lines).replace('\'', '"'), "solve", "-");
        assertFalse(told.out().contains("error"), told.out());
    }

    @Test
    void namesOfKindsAndTablesAreUnique() {
        List<String> kinds = Catalogue.kinds().stream().map(Kind::name).toList();
        assertEquals(kinds.stream().distinct().toList(), kinds);
        List<String> tables = Catalogue.tables().stream().map(t -> t.name()).toList();
        assertEquals(tables.stream().distinct().toList(), tables);
    }

    @Test
    void kindsListsTheCatalogue() {
        String out = Ran.hissho("kinds").out();
        for (Kind<?> kind : Catalogue.kinds()) assertTrue(out.contains(kind.name()), kind.name());
        assertFalse(out.contains("‹"), out);
        assertEquals(2, Ran.hissho("kinds", "matricks").code());
    }

    @Test
    void examplesAreListedAndPrinted() {
        Ran list = Ran.hissho("examples");
        for (Example example : Examples.all()) assertTrue(list.out().contains(example.name()));
        Example first = Examples.all().getFirst();
        assertEquals(
                first.text().strip(), Ran.hissho("examples", first.name()).out().strip());
        assertEquals(2, Ran.hissho("examples", "nobody").code());
    }

    @Test
    void solveTakesAFileStandardInputAnExampleAndWords(@TempDir Path folder) throws Exception {
        Path json = Files.writeString(folder.resolve("game.json"), MATRIX);
        Path yaml = Files.writeString(folder.resolve("game.yaml"), "kind: matrix\nmatrix: [[-2, 3], [3, -4]]\n");
        String fromFile = Ran.hissho("solve", json.toString()).out();
        assertTrue(fromFile.contains("1/12"), fromFile);
        assertEquals(fromFile, Ran.hissho("solve", yaml.toString()).out());
        assertEquals(fromFile, Ran.withInput(MATRIX, "solve", "-").out());
        assertEquals(
                fromFile,
                Ran.hissho("solve", "matrix", "--set", "matrix=[[-2,3],[3,-4]]").out());
    }

    @Test
    void numbersCanBeDecimals() {
        assertTrue(Ran.withInput(MATRIX, "solve", "-", "--decimals", "4").out().contains("0.0833"));
        assertEquals(
                2, Ran.withInput(MATRIX, "solve", "-", "--decimals", "1001").code());
    }

    @Test
    void fieldsAreOverriddenAndUnknownOnesRefused() {
        String doubled = Ran.withInput(MATRIX, "solve", "-", "--set", "matrix=[[-4,6],[6,-8]]")
                .out();
        assertTrue(doubled.contains("1/6"), doubled);
        assertEquals(
                2, Ran.withInput(MATRIX, "solve", "-", "--set", "matricks=1").code());
        assertEquals(2, Ran.withInput(MATRIX, "solve", "-", "--set", "nothing").code());
        assertEquals(2, Ran.withInput(MATRIX, "solve", "-", "--method", "magic").code());
    }

    @TestFactory
    Stream<DynamicTest> everyFormatWritesSomething(@TempDir Path folder) {
        return Renderers.all().stream()
                .map(renderer -> DynamicTest.dynamicTest(renderer.name(), () -> {
                    Ran ran = Ran.withInput(MATRIX, "solve", "-", "--format", renderer.name());
                    assertEquals(0, ran.code(), ran.err());
                    assertNotEquals(0, ran.bytes().length);
                    Path file = folder.resolve("report." + renderer.ending());
                    Ran written =
                            Ran.withInput(MATRIX, "solve", "-", "--format", renderer.name(), "--out", file.toString());
                    assertEquals("", written.out());
                    assertTrue(Files.size(file) > 0);
                }));
    }

    @Test
    void theEndingOfTheFileChoosesTheFormat(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("report.json");
        assertEquals(
                0, Ran.withInput(MATRIX, "solve", "-", "--out", file.toString()).code());
        Node report = Node.root(new Documents().read(file));
        assertEquals("matrix", report.get("kind").text());
        assertEquals(
                2, Ran.withInput(MATRIX, "solve", "-", "--format", "papyrus").code());
        assertEquals(
                2,
                Ran.withInput(
                                MATRIX,
                                "solve",
                                "-",
                                "--out",
                                folder.resolve("no/where").toString())
                        .code());
    }

    @Test
    void oneFigureCanBeChosen() {
        Ran first = Ran.withInput(MATRIX, "solve", "-", "--format", "json", "--figure", "1");
        assertEquals(0, first.code(), first.err());
        Node report = Node.root(new Documents().parse(first.out(), "report.json"));
        assertEquals(1, report.get("figures").list().size());
        assertEquals(2, Ran.withInput(MATRIX, "solve", "-", "--figure", "99").code());
    }

    @Test
    void verifyCountsAndItsExitCodeTellsDisagreement() {
        String right =
                "{\"id\":\"a\",\"topic\":\"solve-matrix\",\"input\":{\"matrix\":[[1]]},\"expected\":{\"value\":1}}\n";
        Ran ran = Ran.withInput(right.replace("solve-matrix", "unheard-of"), "verify", "-");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("1 record: 0 matched, 0 mismatched, 1 not supported, 0 skipped"), ran.out());
        Ran json = Ran.withInput(right.replace("solve-matrix", "unheard-of"), "verify", "-", "--format", "json");
        Node object = Node.root(new Documents().parse(json.out(), "x.json"));
        assertEquals(1, object.get("records").whole(0, 9));
        assertEquals(1, object.get("notSupported").whole(0, 9));
        assertEquals(0, object.get("disagreements").list().size());
    }

    @Test
    void verifyTakesOnlyWhatIsAskedFor() {
        String key = Ran.ROOT.resolve("corpus/cards.jsonl").toString();
        Ran none = Ran.hissho("verify", key, "--topic", "unheard-of");
        assertEquals(2, none.code());
        assertTrue(none.err().contains("its topics are generalised-tanhinmin, memory-strategy"), none.err());
        Ran one = Ran.hissho("verify", key, "--id", "no-such-id");
        assertEquals(2, one.code());
        assertEquals(1, one.err().strip().lines().count(), one.err());
        Ran some = Ran.hissho("verify", key, "--topic", "memory-win-probability");
        assertEquals(0, some.code(), some.err());
    }

    @Test
    void tablesAreListedAndMade() {
        Ran list = Ran.hissho("table");
        assertEquals(0, list.code());
        assertFalse(list.out().contains("‹"), list.out());
        Catalogue.tables().forEach(table -> assertTrue(list.out().contains(table.name())));
        assertEquals(2, Ran.hissho("table", "no-such-table").code());
        Ran made = Ran.hissho("table", "memory-gains", "pairs=3");
        assertEquals(0, made.code(), made.err());
        assertEquals(2, Ran.hissho("table", "memory-gains", "pears=3").code());
        assertEquals(2, Ran.hissho("table", "memory-gains", "pairs=many").code());
    }

    @Test
    void gamesAreTakenAsPeopleTypeThem() {
        assertTrue(Ran.hissho("solve", "matrix", "-2,3;3,-4").out().contains("1/12"));
        assertTrue(Ran.hissho("solve", "{\"kind\":\"nim\",\"piles\":[3,4,5]}")
                .out()
                .contains("player to move wins"));
        assertTrue(Ran.hissho("solve", "{\"matrix\":[[1,2],[3,0]]}").out().contains("3/2"));
        Ran several = Ran.hissho("solve", "{\"piles\":[3,4,5]}");
        assertEquals(2, several.code());
        assertTrue(several.err().contains("kinds fit its fields"), several.err());
        Ran none = Ran.hissho("solve", "{\"nonsense\":1}");
        assertEquals(2, none.code());
        assertTrue(none.err().contains("names no kind"), none.err());
    }

    @Test
    void misuseIsExplained() {
        for (String[] args : List.of(
                new String[] {"frobnicate"},
                new String[] {"solve"},
                new String[] {"solve", "nothing"},
                new String[] {"solve", "nim", "3", "--frobnicate"},
                new String[] {"solve", "--budget", "soon", "x"},
                new String[] {"version", "--lang", "fr"},
                new String[] {"version", "--frobnicate"},
                new String[] {"schema", "nothing"})) {
            Ran ran = Ran.hissho(args);
            assertEquals(2, ran.code(), String.join(" ", args));
            assertTrue(ran.err().startsWith("hissho: "), ran.err());
            assertFalse(ran.err().contains("\tat "), "a stack trace");
        }
    }

    @Test
    void helpSpeaksBothLanguages() {
        for (String command :
                List.of("solve", "play", "table", "kinds", "examples", "schema", "verify", "completion", "version")) {
            String english = Ran.hissho(command, "--help").out();
            assertTrue(english.contains("Usage: hissho " + command), english);
            String japanese = Ran.hissho(command, "--help", "--lang", "ja").out();
            assertTrue(japanese.contains("使い方: hissho " + command), japanese);
            assertTrue(Ran.hissho("--help").out().contains("  " + command + " "));
        }
    }

    @Test
    void theRest() {
        assertTrue(Ran.hissho("version").out().startsWith("Hissho "));
        assertTrue(Ran.hissho("version", "--lang", "ja").out().startsWith("必勝"));
        assertTrue(Ran.hissho("completion").out().contains("hissho"));
        assertEquals(0, Ran.hissho().code());
    }

    @Test
    void aBudgetEndsTheWork() {
        Ran ran = Ran.hissho("solve", "memory", "--set", "pairs=64", "--budget", "0.001");
        assertEquals(3, ran.code(), ran.err());
        assertTrue(ran.err().contains("budget"), ran.err());
    }
}
