package hissho.app.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hissho.app.Main;
import hissho.app.Ran;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Output arrives or says so, is asked about before the work, and does nothing to a terminal. */
class OutputTest {

    private static final String CLIPBOARD = "\u001b]52;c;aGk=\u0007";

    @TempDir
    Path folder;

    @Test
    void aFullDiskIsSaid() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        for (String[] command : List.of(
                new String[] {"solve", "matrix", "2,-1;-1,1", "--lang", "en"},
                new String[] {"kinds", "--lang", "en"},
                new String[] {"examples", "--lang", "en"},
                new String[] {"solve", "matrix", "2,-1;-1,1", "--format", "json", "--lang", "en"})) {
            int code = Main.run(
                    command,
                    InputStream.nullInputStream(),
                    new PrintStream(full, false, StandardCharsets.UTF_8),
                    new PrintStream(err, false, StandardCharsets.UTF_8),
                    Screen.NONE);
            assertEquals(Exit.NOT_WRITTEN, code, String.join(" ", command));
        }
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("not all of the output"));
    }

    /** A device that takes nothing, given as a file. */
    @Test
    void aFullDeviceIsSaid() {
        assumeTrue(Files.exists(Path.of("/dev/full")));
        for (String format : List.of("text", "json", "html", "svg", "png", "csv")) {
            Ran ran = Ran.hissho("solve", "matrix", "2,-1;-1,1", "--format", format, "--out", "/dev/full");
            assertEquals(Exit.NOT_WRITTEN, ran.code(), ran.err());
            assertTrue(ran.err().contains("could not be written"), ran.err());
        }
    }

    /** Every ending that a format has is written as it says; any other is refused with the list, and nothing is written. */
    @Test
    void theEndingOfAFileSaysWhatIsInIt() throws IOException {
        for (hissho.app.render.Renderer renderer : hissho.app.render.Renderers.all()) {
            Path file = folder.resolve("game." + renderer.ending());
            assertEquals(
                    0,
                    Ran.hissho("solve", "matrix/odd-or-even", "--out", file.toString())
                            .code());
            assertTrue(Files.size(file) > 0, renderer.name());
        }
        for (String ending : List.of("nfg", "efg", "lp")) {
            Path file = folder.resolve("game." + ending);
            assertEquals(
                    0,
                    Ran.hissho("solve", "matrix/odd-or-even", "--out", file.toString())
                            .code());
            assertFalse(Files.readString(file).contains("══"), ending);
        }
        for (String ending : List.of("xlsx", "tsv", "pdf", "jpg", "docx", "jsonl", "yaml", "markdown")) {
            Path file = folder.resolve("game." + ending);
            Ran ran = Ran.hissho("solve", "matrix/odd-or-even", "--lang", "en", "--out", file.toString());
            assertEquals(Exit.BAD_INPUT, ran.code(), ending);
            assertTrue(ran.err().contains("." + ending) && ran.err().contains(".csv"), ran.err());
            assertFalse(Files.exists(file), ending);
            Ran told = Ran.hissho("solve", "matrix/odd-or-even", "--format", "text", "--out", file.toString());
            assertEquals(0, told.code(), ending);
        }
        assertEquals(
                0,
                Ran.hissho(
                                "solve",
                                "matrix/odd-or-even",
                                "--out",
                                folder.resolve("game").toString())
                        .code());
    }

    /** The JSON answer of every sort of table holds the table. */
    @Test
    void tablesAreInTheAnswer() {
        for (String table : List.of(
                "octal code=0.77 to=14",
                "heap game=kayles to=14",
                "heap game=kayles to=14 play=misere",
                "subtraction subtractionSet=[1,2,3] to=14",
                "limited-takes factor=2 to=9",
                "wythoff size=5",
                "memory-gains pairs=4",
                "chomp-openings columnsTo=3 rowsTo=3",
                "misere-quotient code=0.77 heaps=5")) {
            List<String> words = new java.util.ArrayList<>(List.of("table"));
            words.addAll(List.of(table.split(" ")));
            words.addAll(List.of("--format", "json"));
            Ran ran = Ran.hissho(words.toArray(String[]::new));
            assertEquals(0, ran.code(), table + ran.err());
            String answer = ran.out().substring(0, ran.out().indexOf("\"certificate\""));
            boolean asked = !ran.out().contains("\"kind\" : \"table\""); // a question whose facts are the entries
            assertTrue(asked ? answer.contains(": {") : answer.contains("\"rows\""), table + answer);
        }
    }

    @Test
    void whatCannotBeWrittenIsRefusedBeforeTheWork() {
        String[] places = {folder.toString(), folder.resolve("none/x.json").toString()};
        for (String place : places)
            for (String[] command : List.of(
                    new String[] {"solve", "matrix", "2,-1;-1,1", "--out", place},
                    new String[] {"convert", "matrix", "2,-1;-1,1", "--to", "nfg", "--out", place})) {
                Ran ran = Ran.hissho(command);
                assertEquals(Exit.BAD_INPUT, ran.code(), ran.err());
            }
        for (String budget : List.of("NaN", "-1", "-Infinity"))
            for (String command : List.of("solve", "play"))
                assertEquals(
                        Exit.BAD_INPUT,
                        Ran.hissho(command, "matrix", "2,-1;-1,1", "--budget", budget)
                                .code(),
                        command + " " + budget);
        assertEquals(
                Exit.BAD_INPUT,
                Ran.hissho("solve", "matrix", "2,-1;-1,1", "--format", "papyrus")
                        .code());
    }

    @Test
    void aFileIsWholeAndNothingLiesBeside() throws IOException {
        Path file = folder.resolve("game.json");
        Files.writeString(file, "before");
        assertEquals(
                0,
                Ran.hissho("solve", "matrix", "2,-1;-1,1", "--out", file.toString())
                        .code());
        assertTrue(Files.readString(file).contains("1/5"));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void whatIsPrintedDoesNothingToTheTerminal() throws IOException {
        Path game = folder.resolve("game.json");
        Files.writeString(
                game,
                "{\"kind\":\"matrix\",\"matrix\":[[2,-1],[-1,1]],\"rows\":[\"\\u001b]52;c;aGk=\\u0007\",\"b\\u009b2J\"]}");
        Path key = folder.resolve("key.jsonl");
        Files.writeString(
                key,
                "{\"id\":\"\\u001b]52;c;aGk=\\u0007\",\"topic\":\"value\",\"input\":{\"matrix\":[[1]]},"
                        + "\"expect\":{\"value\":\"\\u001b[2J\"}}\n");
        for (Ran ran : List.of(
                Ran.hissho("solve", game.toString()),
                Ran.hissho("solve", "mat" + CLIPBOARD),
                Ran.hissho("kinds", CLIPBOARD),
                Ran.hissho("verify", key.toString()),
                Ran.hissho("solve", "matrix", "2," + CLIPBOARD),
                Ran.hissho("solve", "matrix", "1,2;3,4", "--set", CLIPBOARD + "=1"),
                Ran.hissho("claims", "check", CLIPBOARD)))
            assertFalse((ran.out() + ran.err()).chars().anyMatch(OutputTest::acts), ran.out() + ran.err());
    }

    private static boolean acts(int c) {
        return c < 0x20 && c != '\n' && c != '\t' || c >= 0x7f && c < 0xa0;
    }

    /** Whatever bytes come, in whatever portions, text passes as it is and nothing else does. */
    @Test
    void textPassesAsItIs() {
        Random random = new Random(5);
        String letters = "abc 必勝½–\n\t‘√𝟙é";
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder();
            StringBuilder wild = new StringBuilder();
            for (int k = random.nextInt(30); k > 0; k--) {
                int at = letters.offsetByCodePoints(0, random.nextInt(letters.codePointCount(0, letters.length())));
                text.appendCodePoint(letters.codePointAt(at));
                wild.append(text.charAt(text.length() - 1)).append((char) random.nextInt(0x2100));
            }
            byte[] plain = text.toString().getBytes(StandardCharsets.UTF_8);
            assertArrayEquals(plain, cleaned(plain, random));
            String clean = new String(
                    cleaned(wild.toString().getBytes(StandardCharsets.UTF_8), random), StandardCharsets.UTF_8);
            assertFalse(
                    clean.chars().anyMatch(c -> acts(c) || c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069));
        }
        byte[] colour = "\u001b[1;32mgood\u001b[0m".getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CleanOutput.over(new PrintStream(out, true, StandardCharsets.UTF_8), true, true)
                .print("\u001b[1;32mgood\u001b[0m");
        assertArrayEquals(colour, out.toByteArray());
    }

    private static byte[] cleaned(byte[] bytes, Random random) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream clean =
                CleanOutput.over(new PrintStream(out, true, StandardCharsets.UTF_8), random.nextBoolean(), true);
        for (int from = 0; from < bytes.length; ) {
            int length = 1 + random.nextInt(Math.min(7, bytes.length - from));
            clean.write(bytes, from, length);
            from += length;
        }
        clean.flush();
        return out.toByteArray();
    }

    @Test
    void aCellIsNoFormula() throws IOException {
        Path game = folder.resolve("game.json");
        Files.writeString(
                game,
                "{\"kind\":\"matrix\",\"matrix\":[[2,-1],[-1,1]],\"rows\":[\"=1+1\",\"@sum\"],\"columns\":[\"+a\",\"-b\"]}");
        String csv = Ran.hissho("solve", game.toString(), "--format", "csv").out();
        for (String line : csv.lines().toList())
            for (String cell : line.split(",", -1)) {
                String text = cell.replace("\"", "");
                assertFalse(text.matches("[=@].*|[+-][^0-9].*"), csv);
            }
    }

    /** Only solve takes several games; whoever gives more to another command is told so, and its help does not offer it. */
    @Test
    void aCommandForOneGameSaysSo() {
        Ran ran = Ran.hissho("convert", "extensive/ties", "extensive/leduc", "--to", "efg");
        assertEquals(2, ran.code());
        assertTrue(ran.err().contains("one game at a time"), ran.err());
        for (String command : List.of("solve", "convert", "play"))
            assertEquals(
                    command.equals("solve"),
                    Ran.hissho(command, "--help").out().replaceAll("\\s+", " ").contains("several of these"),
                    command);
    }

    /** Several games and one file are refused once, with how many there are, and nothing is solved. */
    @Test
    void severalGamesDoNotGoIntoOneFile() {
        Ran ran = Ran.hissho("solve", "nim-13-12-8", "odd-or-even", "chicken", "--out", "several.html", "--lang", "en");
        assertEquals(Exit.BAD_INPUT, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains("3 games do not go into one file"), ran.err());
    }
}
