package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a person or an attacker hands in: one clear sentence, exit code 2, no stack trace. */
class BadInputTest {

    private static final String START = "{\"kind\": \"matrix\", \"matrix\": ";

    @TestFactory
    List<DynamicTest> oneClearErrorEach() {
        List<DynamicTest> tests = new ArrayList<>();
        bad(tests, "an empty file", "", "empty");
        bad(tests, "only spaces", " \n\t ", "empty");
        bad(tests, "truncated JSON", START + "[[1, 2], [3,", "ends too early");
        bad(tests, "an open string", "{\"kind\": \"mat", "too early|not JSON");
        bad(tests, "no JSON", "{kind: }}", "line 1, column");
        bad(tests, "NaN in JSON", START + "[[NaN, 1], [2, 3]]}", "not JSON");
        bad(
                tests,
                "NaN in YAML",
                "kind: matrix\nmatrix: [[.nan, 1], [2, 3]]\n",
                "matrix\\[1\\]\\[1\\]: .*exact number");
        bad(tests, "infinity in YAML", "kind: matrix\nmatrix: [[1, .inf], [2, 3]]\n", "matrix\\[1\\]\\[2\\]");
        bad(tests, "a ragged matrix", START + "[[1, 2], [3]]}", "matrix\\[2\\]: .*equally long");
        bad(tests, "an empty matrix", START + "[]}", "matrix: ");
        bad(tests, "a matrix of words", START + "[[\"one\"]]}", "matrix\\[1\\]\\[1\\]: .*one");
        bad(tests, "a decimal comma", START + "[[\"1,5\"]]}", "matrix\\[1\\]\\[1\\]: .*with a point, as in 1\\.5");
        bad(
                tests,
                "a pile of letters",
                "{\"kind\": \"nim\", \"piles\": [\"x\"]}",
                "piles\\[1\\]: .*a whole number, found x");
        bad(tests, "a huge exponent", START + "[[1e999999999]]}", "matrix\\[1\\]\\[1\\]");
        bad(tests, "a tiny exponent", START + "[[1e-999999999]]}", "matrix\\[1\\]\\[1\\]");
        bad(tests, "an exponent beyond all measure", START + "[[1e99999999999999999999]]}", "line 1|matrix\\[1\\]");
        bad(tests, "a huge exponent as a text", START + "[[\"1e999999999\"]]}", "matrix\\[1\\]\\[1\\]");
        bad(tests, "division by zero", START + "[[\"1/0\"]]}", "matrix\\[1\\]\\[1\\]");
        bad(
                tests,
                "a number of a million digits",
                START + "[[" + "9".repeat(1_000_000) + "]]}",
                "longer than what is read");
        bad(tests, "a text of two million signs", START + "[[\"" + "x".repeat(2_000_000) + "\"]]}", "1 MB for a text");
        bad(tests, "ten million cells", tenMillionCells(), "more than the|beyond");
        bad(tests, "an unknown field", "{\"kind\": \"matrix\", \"matrx\": [[1]]}", "matrx: .*not known here.*matrix");
        bad(tests, "a missing field", "{\"kind\": \"matrix\"}", "matrix");
        bad(tests, "an unknown kind", "{\"kind\": \"matricks\"}", "kind: .*matricks.*not a kind");
        bad(tests, "no kind", "{\"piles\": [1, 2]}", "kinds fit its fields");
        bad(tests, "a list instead of a document", "[1, 2]", "named fields");
        bad(tests, "a number instead of a document", "7", "named fields");
        bad(tests, "null", "null", "named fields");
        bad(tests, "a field twice", "{\"kind\": \"matrix\", \"matrix\": [[1]], \"matrix\": [[2]]}", "matrix: .*twice");
        bad(tests, "a YAML field twice", "kind: matrix\nmatrix: [[1]]\nmatrix: [[2]]\n", "twice|not YAML");
        bad(tests, "two documents", START + "[[1]]} {}", "another begins");
        bad(tests, "deep JSON", "[".repeat(100_000), "deep|beyond");
        bad(tests, "deep YAML", "a: " + "[".repeat(100_000), "deep|beyond|not YAML");
        bad(tests, "deep YAML by indentation", deepYaml(), "deep|beyond|not YAML");
        bad(tests, "a bomb of YAML aliases", aliasBomb(), "more than the");
        bad(tests, "an alias without anchor", "kind: *nobody\n", "alias|not YAML");
        bad(tests, "an alias to itself", "kind: matrix\nmatrix: &m [*m]\n", "alias|matrix");
        bad(tests, "broken YAML", "kind: matrix\n  matrix: [", "not YAML|too early");
        bad(tests, "YAML that asks for a class", "!!javax.script.ScriptEngineManager [a]", ".");
        bad(tests, "a huge text", "{\"kind\": \"" + "x".repeat(5_000_000) + "\"}", "beyond|longer");
        bad(tests, "a huge name", "{\"" + "x".repeat(5_000_000) + "\": 1}", "beyond|longer|missing");
        bad(tests, "UTF-16", START.getBytes(StandardCharsets.UTF_16), "UTF-16");
        bad(tests, "UTF-16 without its mark", START.getBytes(StandardCharsets.UTF_16LE), ".");
        bad(
                tests,
                "Latin-1",
                "{\"kind\": \"matrix\",\n\"title\": \"für\"}".getBytes(StandardCharsets.ISO_8859_1),
                "line 2.*UTF-8");
        bad(tests, "Shift_JIS", "{\"kind\": \"行列\"}".getBytes(java.nio.charset.Charset.forName("Shift_JIS")), "UTF-8");
        byte[] noise = new byte[100_000];
        new Random(7).nextBytes(noise);
        bad(tests, "noise", noise, "UTF-8");
        bad(tests, "zero bytes", new byte[1000], ".");
        return tests;
    }

    private static void bad(List<DynamicTest> tests, String name, String text, String said) {
        bad(tests, name, text.getBytes(StandardCharsets.UTF_8), said);
    }

    private static void bad(List<DynamicTest> tests, String name, byte[] bytes, String said) {
        tests.add(DynamicTest.dynamicTest(name, () -> refused(Ran.withInput(bytes, "solve", "-"), said)));
    }

    private static void refused(Ran ran, String said) {
        assertEquals(2, ran.code(), ran.err());
        assertEquals("", ran.out());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().startsWith("hissho: "), ran.err());
        assertTrue(
                ran.err().length() < 600, "a short sentence, not " + ran.err().length() + " characters");
        assertTrue(java.util.regex.Pattern.compile(said).matcher(ran.err()).find(), ran.err());
        assertFalse(ran.err().contains("‹"), "a sentence without words: " + ran.err());
    }

    private static String tenMillionCells() {
        String row = "[" + "1,".repeat(9_999) + "1]";
        return START + "[" + (row + ",").repeat(999) + row + "]}";
    }

    private static String deepYaml() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2_000; i++) text.append(" ".repeat(i)).append("a:\n");
        return text.toString();
    }

    private static String aliasBomb() {
        StringBuilder text = new StringBuilder("a0: &a0 [1,1,1,1,1,1,1,1,1,1]\n");
        for (int i = 1; i < 30; i++) {
            text.append("a").append(i).append(": &a").append(i).append(" [");
            text.append(("*a" + (i - 1) + ",").repeat(9))
                    .append("*a")
                    .append(i - 1)
                    .append("]\n");
        }
        return text.toString();
    }

    @Test
    void theOptionOrFactThatWasMeantIsNamed() {
        for (List<String> words : List.of(
                List.of("solve", "nim", "3", "4", "--formt", "json", "--format"),
                List.of("serve", "--prt", "7331", "--port"),
                List.of("solve", "matrix", "1,2;3,4", "--ask", "vlaue", "value"))) {
            Ran ran = Ran.hissho(words.subList(0, words.size() - 1).toArray(String[]::new));
            assertEquals(2, ran.code(), ran.err());
            assertTrue(ran.err().contains("did you mean \"" + words.getLast() + "\"?"), ran.err());
        }
    }

    @Test
    void theWordThatIsNoNumberIsNamed() {
        for (List<String> words :
                List.of(List.of("nim", "3", "4", "x"), List.of("nim", "3", "4", "1,5"), List.of("kayles", "5", "y"))) {
            Ran ran =
                    Ran.hissho(Stream.concat(Stream.of("solve"), words.stream()).toArray(String[]::new));
            assertEquals(2, ran.code(), ran.err());
            assertTrue(ran.err().contains("\"" + words.getLast() + "\" is not a whole number"), ran.err());
        }
        Ran large = Ran.hissho("solve", "nim", "3", "9".repeat(3000));
        assertTrue(!large.err().contains("is not a whole number"), large.err());
    }

    @Test
    void aFileThatIsNotThereIsNamed(@TempDir Path folder) throws Exception {
        refused(Ran.hissho("solve", folder.resolve("none.json").toString()), "none.json");
        refused(Ran.hissho("verify", folder.resolve("none.jsonl").toString()), "none.jsonl");
        refused(Ran.hissho("solve", folder.toString()), ".");
        Path empty = Files.createFile(folder.resolve("empty.jsonl"));
        refused(Ran.hissho("verify", empty.toString()), "no question");
        Path broken = Files.writeString(folder.resolve("broken.jsonl"), "{\"topic\": \"x\"}\n");
        refused(Ran.hissho("verify", broken.toString()), "L1: .*input");
    }
}
