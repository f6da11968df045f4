package hissho.app.document;

import static hissho.app.document.Conversion.Form.AGENT;
import static hissho.app.document.Conversion.Form.FULL;
import static hissho.app.document.Conversion.Form.REDUCED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.document.BadDocument;
import hissho.form.RandomForms;
import hissho.form.StrategicGame;
import hissho.form.format.Efg;
import hissho.form.format.Nfg;
import hissho.form.format.TreeFile;
import hissho.kind.Formed;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every example that is a tree, there and back through every format. */
class ConversionTest {

    private static String to(String format, GameDocument document) {
        return Conversion.to(format, document, Progress.none());
    }

    private static GameDocument read(String text, String name) {
        return GameDocument.of(new Documents().parse(text, name));
    }

    @TestFactory
    Stream<DynamicTest> everyTreeThereAndBack() {
        return Examples.all().stream()
                .filter(example -> example.document().kind() instanceof Formed<?>)
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    String efg = to("efg", example.document());
                    assertEquals(efg, Efg.write(Efg.read(efg)));
                    GameDocument file = read(efg, "x.efg");
                    assertEquals(efg, to("efg", file));
                    if (Efg.read(efg).tree().depth() > 80) return;
                    String json = to("json", file);
                    assertEquals(json, to("json", read(json, "x.json")));
                    String yaml = to("yaml", file);
                    assertEquals(yaml, to("yaml", read(yaml, "x.yaml")));
                    assertEquals(efg, to("efg", read(json, "x.json")));
                    assertEquals(efg, to("efg", read(yaml, "x.yaml")));
                }));
    }

    /** Files with every awkward label, shared and missing outcomes and outcomes on the way come back from JSON and from YAML word for word. */
    @Test
    void nothingOfAFileIsLostInJsonAndYaml() {
        Property.holds(1_500, (random, size) -> RandomForms.tree(random, Math.min(size, 12)), tree -> {
            String efg = Efg.write(new TreeFile("a title", "a \"comment\"", tree));
            GameDocument file = read(efg, "x.efg");
            assertEquals(efg, to("efg", read(to("json", file), "x.json")));
            assertEquals(efg, to("efg", read(to("yaml", file), "x.yaml")));
        });
    }

    @Test
    void aMatrixBecomesATreeAndItsStrategicFormIsTheMatrixAgain() {
        GameDocument matrix = Examples.named("matrix/odd-or-even").orElseThrow().document();
        GameDocument tree = read(to("efg", matrix), "x.efg");
        assertEquals(
                Nfg.read(to("nfg", matrix)).game().zeroSumMatrix(),
                Nfg.read(to("nfg", tree)).game().zeroSumMatrix());
    }

    @Test
    void whatIsNoTreeIsRefused() {
        GameDocument nim = GameDocument.of(Map.of("kind", "nim", "piles", List.of(1, 2)));
        assertThrows(BadDocument.class, () -> to("efg", nim));
        assertThrows(BadDocument.class, () -> to("nfg", nim));
    }

    /** The numbers of a file's sets, events and outcomes go through JSON and YAML too. */
    @Test
    void numbersOfAFileAreKeptInJsonAndYaml() {
        String efg = """
                EFG 2 R "t" { "a" "b" }
                ""

                c "" 7 "deal" { "x" 1/2 "y" 1/2 } 0
                p "" 2 31 "s" { "l" "r" } 12 "paid" { 1, -1 }
                t "" 3 "" { 1, 0 }
                t "" 12 "paid" { 1, -1 }
                p "" 2 4 "" { "l" } 0
                t "" 3 "" { 1, 0 }
                """;
        GameDocument file = read(efg, "x.efg");
        assertEquals(efg, to("efg", file));
        assertEquals(efg, to("efg", read(to("json", file), "x.json")));
        assertEquals(efg, to("efg", read(to("yaml", file), "x.yaml")));
    }

    /** A zero-sum file of payoffs becomes a matrix where that says all, and otherwise keeps its text; nothing is lost on the way there and back. */
    @Test
    void nothingOfAZeroSumFileIsLost() {
        String head = "NFG 1 R \"t\" { \"Ann\" \"Bob\" }\n\n{\n{ \"x\" \"y\" }\n{ \"z\" \"w\" }\n}\n\"said\"\n\n";
        String plain = head + "1 -1 2 -2\n3 -3 1/2 -1/2\n";
        GameDocument matrix = read(plain, "x.nfg");
        assertEquals("matrix", matrix.kind().name());
        assertEquals(plain, to("nfg", matrix));
        String outcomes = head + "{\n{ \"won\" 1.0, -1 }\n{ \"lost\" -2, 2 }\n}\n1 2\n0 1\n";
        for (String text : java.util.List.of(plain, outcomes)) {
            assertEquals(text, Conversion.ofStrategicFile("nfg", text, Progress.none()));
            for (String format : java.util.List.of("json", "yaml"))
                assertEquals(
                        text,
                        to("nfg", read(Conversion.ofStrategicFile(format, text, Progress.none()), "x." + format)));
            assertEquals(
                    java.util.List.of("Ann", "Bob"),
                    Efg.read(Conversion.ofStrategicFile("efg", text, Progress.none()))
                            .tree()
                            .players()
                            .names());
        }
    }

    /** Older files of Gambit need not be UTF-8. */
    @Test
    void anOldFileOfWesternLettersIsRead(@org.junit.jupiter.api.io.TempDir java.nio.file.Path folder)
            throws java.io.IOException {
        java.nio.file.Path file = folder.resolve("old.efg");
        java.nio.file.Files.write(
                file,
                "EFG 2 R \"Caf\u00e9\" { \"a\" } t \"\" 0".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        assertEquals(
                "Caf\u00e9",
                GameDocument.of(new Documents().read(file))
                        .title(hissho.words.Language.ENGLISH)
                        .orElseThrow());
    }

    @Test
    void theAgentFormHasAPlayerForEachInformationSet() {
        GameDocument poker = GameDocument.of(Map.of("kind", "kuhn-poker"));
        TreeFile whole = Efg.read(to("efg", poker));
        TreeFile agents = Efg.read(formed("efg", AGENT, poker));
        assertEquals(2, whole.tree().players().count());
        assertEquals(12, agents.tree().players().count());
        assertEquals(whole.tree().size(), agents.tree().size());
        GameDocument read = read(formed("efg", AGENT, poker), "x.efg");
        assertEquals(formed("nfg", AGENT, poker), formed("nfg", FULL, read));
    }

    @Test
    void strategiesAreWrittenAsAskedFor() {
        GameDocument ties = Examples.named("extensive/ties").orElseThrow().document();
        GameDocument poker = GameDocument.of(Map.of("kind", "kuhn-poker"));
        assertEquals(to("nfg", ties), formed("nfg", FULL, ties));
        assertEquals(List.of(64, 64), strategies(formed("nfg", FULL, poker)));
        assertEquals(List.of(27, 64), strategies(formed("nfg", REDUCED, poker)));
    }

    @Test
    void formsAreRefusedWhereTheyCannotBe() {
        GameDocument poker = GameDocument.of(Map.of("kind", "kuhn-poker"));
        GameDocument nim = GameDocument.of(Map.of("kind", "nim", "piles", List.of(1, 2)));
        for (Conversion.Form form : Conversion.Form.values()) {
            assertThrows(BadDocument.class, () -> formed("json", form, poker));
            assertThrows(BadDocument.class, () -> formed("nfg", form, nim));
        }
        assertThrows(BadDocument.class, () -> formed("efg", REDUCED, poker));
    }

    private static String formed(String format, Conversion.Form form, GameDocument document) {
        return Conversion.to(format, Optional.of(form), document, Progress.none());
    }

    private static List<Integer> strategies(String nfg) {
        StrategicGame game = Nfg.read(nfg).game();
        return IntStream.range(0, game.players().count()).mapToObj(game::size).toList();
    }

    /** Tables of pairs, there and back as lrsnash and as a spreadsheet has them. */
    @Test
    void tablesOfPairsThereAndBack() {
        Property.holds(300, (random, size) -> pairs(random), cells -> {
            GameDocument game = GameDocument.of(Map.of("kind", "bimatrix", "bimatrix", cells));
            for (String format : List.of("lrs", "csv")) {
                String written = to(format, game);
                assertEquals(to("nfg", game), to("nfg", read(written, "x." + format)), written);
                assertEquals(written, to(format, read(written, "x." + format)));
            }
        });
        GameDocument three =
                Examples.named("equilibrium/three-players").orElseThrow().document();
        assertThrows(BadDocument.class, () -> to("csv", three));
        assertThrows(BadDocument.class, () -> to("lrs", GameDocument.of(Map.of("kind", "kuhn-poker"))));
    }

    private static List<List<List<String>>> pairs(RandomGenerator random) {
        int width = 2 + random.nextInt(3);
        return Stream.generate(() -> Stream.generate(() -> List.of(number(random), number(random)))
                        .limit(width)
                        .toList())
                .limit(1 + random.nextInt(4))
                .toList();
    }

    private static String number(RandomGenerator random) {
        int whole = random.nextInt(-9, 10);
        return random.nextInt(3) > 0 ? Integer.toString(whole) : whole + "/" + (10 + random.nextInt(7));
    }

    @Test
    void pairsAreReadWithNamesAndAsPeopleWriteThem() {
        String expected = to("csv", read("3;3,0;5\n5;0,1;1\n", "x.csv"));
        for (String text : List.of(
                "\"3,3\",\"0,5\"\n\"5,0\",\"1,1\"",
                "(3, 3),(0, 5)\n(5, 0),(1, 1)",
                "3 3\t0 5\n5 0\t1 1",
                ",L,R\nT,3|3,0|5\nB,5|0,1|1")) assertEquals(expected, to("csv", read(text, "x.csv")), text);
        assertEquals(
                List.of("T", "B"),
                read(",L,R\nT,3|3,0|5\nB,5|0,1|1", "x.csv").fields().get("rows"));
        for (String matrix : List.of("1,2;3,4", "1;2;3", "1,2\n3,4", "1\t2\n3\t4", "a,b\n1,2\n3,4"))
            assertEquals("matrix", read(matrix, "x.csv").kind().name(), matrix);
    }
}
