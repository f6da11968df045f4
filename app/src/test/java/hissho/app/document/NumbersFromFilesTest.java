package hissho.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.WholeNumbers;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of numbers, and JSON too long to be held as a text: the same tree as from a short file, or a refusal, however they were spoiled. */
class NumbersFromFilesTest {

    private static final Limits SMALL = new Limits(40, 2000, 60, 20, 100);

    @TempDir
    Path folder;

    @Test
    void rowsAreReadWithRemarksMarksAndAnySeparator() {
        assertEquals(List.of(List.of(0, 1), List.of(1, -2)), rows("# edges\n0 1\n% more\n\n1,-2\n"));
        assertEquals(List.of(List.of(0, 1), List.of(1, 2)), rows("\uFEFF0\t1\r\n1, 2"));
        assertEquals(List.of(3, 4, 999_999_999_999_999_999L), rows("3\n4\n999999999999999999"));
    }

    @Test
    void whatIsNoRowOfNumbersIsRefusedWithItsLine() {
        for (String bad : List.of(
                "1 x",
                "1 1e3",
                "1 1.5",
                "1 -",
                "1 --2",
                "1 2\u0000",
                "1 ½",
                "1 9999999999999999999",
                "1 +2",
                "\uFEFE1")) assertEquals("app.bad.rows-number", refused(bad.getBytes(StandardCharsets.UTF_8)), bad);
        assertEquals("app.bad.rows-number", refused(new byte[] {'1', ' ', (byte) 0xFF}));
        assertEquals("app.bad.rows-number", refused(new byte[] {(byte) 0xFF, (byte) 0xFE, '1', 0}));
        assertEquals("app.bad.rows-unequal", refused("1 2\n1 2 3\n".getBytes(StandardCharsets.UTF_8)));
        assertEquals("app.bad.empty", refused("# nothing\n\n".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aStreamWithoutAnEndEndsAtTheLimits() {
        for (String part : List.of("1 ", "1\n", "#", "\n", " ", "1 2\n"))
            assertTrue(
                    List.of("app.bad.too-many-values", "app.bad.too-long").contains(refused(new Endless(part))), part);
    }

    @Test
    void aLongFileGivesTheSameTreeAsAShortOne() throws IOException {
        Random random = new Random(19);
        Documents streaming = new Documents(new Limits(8, 1 << 20, 10_000, 20, 100));
        for (int i = 0; i < 300; i++) {
            String text = Json.line(tree(random, 0));
            Path file = Files.writeString(folder.resolve("long.json"), text + " ".repeat(9));
            assertEquals(new Documents().parse(text, Documents.Syntax.JSON), streaming.read(file), text);
        }
    }

    @Test
    void aSpoiledLongFileIsReadOrRefused() throws IOException {
        Random random = new Random(20);
        Documents streaming = new Documents(new Limits(8, 1 << 20, 10_000, 20, 100));
        int refused = 0;
        for (int i = 0; i < 500; i++) {
            byte[] bytes = (Json.line(tree(random, 0)) + " ".repeat(9)).getBytes(StandardCharsets.UTF_8);
            for (int times = 1 + random.nextInt(3); times > 0; times--)
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            Path file = Files.write(folder.resolve("spoiled.json"), bytes);
            try {
                streaming.read(file);
            } catch (BadDocument e) {
                refused++;
            }
        }
        assertTrue(refused > 100, () -> "the bytes spoil nothing");
    }

    @Test
    void alongListOfNumbersIsKeptAsNumbersAndMixedOnesAreNot() {
        Documents documents = new Documents();
        for (Documents.Syntax syntax : Documents.Syntax.values()) {
            assertInstanceOf(WholeNumbers.class, documents.parse("[1, 2, 3]", syntax));
            assertInstanceOf(WholeNumbers.class, documents.parse("[[1, 2], [3, 4]]", syntax));
            assertEquals(List.of(List.of(1, 2), List.of(3)), documents.parse("[[1, 2], [3]]", syntax));
            assertEquals(List.of(1, 2, List.of(3)), documents.parse("[1, 2, [3]]", syntax));
            assertEquals(List.of(List.of(1), 2), documents.parse("[[1], 2]", syntax));
            assertEquals(List.of(List.of(), List.of()), documents.parse("[[], []]", syntax));
            assertEquals(List.of(1, "2"), documents.parse("[1, \"2\"]", syntax));
        }
        assertEquals(
                List.of(List.of(1, 2), List.of(1, 2), List.of(3, 4)),
                documents.parse("[&row [1, 2], *row, [3, 4]]", Documents.Syntax.YAML));
    }

    @Test
    void moreThanTheLimitsIsRefused() throws IOException {
        Documents documents = new Documents(SMALL);
        Path long2 = Files.writeString(folder.resolve("a.json"), " ".repeat(2001));
        assertEquals(
                "app.bad.too-long",
                assertThrows(BadDocument.class, () -> documents.read(long2))
                        .what()
                        .key());
        Path many = Files.writeString(folder.resolve("b.json"), "[" + "1,".repeat(16 * 60) + "1]");
        assertEquals(
                "app.bad.too-many-values",
                assertThrows(BadDocument.class, () -> documents.read(many))
                        .what()
                        .key());
        String bomb = "a: &a [1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b]\n";
        assertEquals(
                "app.bad.too-many-values",
                assertThrows(
                                BadDocument.class,
                                () -> new Documents(new Limits(1000, 2000, 60, 20, 100))
                                        .parse(bomb, Documents.Syntax.YAML))
                        .what()
                        .key());
    }

    private static List<@Nullable Object> rows(String text) {
        try {
            return NumberRows.read(new java.io.ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), SMALL);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String refused(byte[] bytes) {
        return refused(new java.io.ByteArrayInputStream(bytes));
    }

    private static String refused(InputStream stream) {
        return assertThrows(BadDocument.class, () -> NumberRows.read(stream, SMALL))
                .what()
                .key();
    }

    /** A tree at random, half of its lists of nothing but numbers. */
    private static Object tree(Random random, int depth) {
        List<Object> list = new ArrayList<>();
        boolean plain = random.nextBoolean();
        int width = random.nextInt(4);
        for (int i = random.nextInt(5); i > 0; i--)
            list.add(
                    switch (depth > 3 || plain ? random.nextInt(plain && depth == 3 ? 2 : 8) : 9) {
                        case 0, 1, 2, 3 -> random.nextInt(2000) - 1000;
                        case 4 -> random.nextLong();
                        case 5 -> java.util.Collections.nCopies(width, random.nextInt(9));
                        case 6 -> new java.math.BigInteger(80, random);
                        case 7 -> "text " + random.nextInt(9);
                        default -> tree(random, depth + 1);
                    });
        return list;
    }

    /** A stream that says the same over and over. */
    private static final class Endless extends InputStream {

        private final String part;
        private int at;

        Endless(String part) {
            this.part = part;
        }

        @Override
        public int read() {
            return part.charAt(at++ % part.length());
        }
    }
}
