package hissho.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.document.BadDocument;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists in files of their own against the same lists in JSON. */
class NumberFilesTest {

    @TempDir
    Path folder;

    /** A random tree on 200 vertices, edge by edge. */
    private static List<String> tree() {
        Random random = new Random(3);
        return IntStream.rangeClosed(1, 200)
                .mapToObj(v -> random.nextInt(v) + " " + v)
                .toList();
    }

    private static String json(List<String> rows) {
        return rows.stream().map(row -> "[" + row.replace(' ', ',') + "]").collect(Collectors.joining(",", "[", "]"));
    }

    private String file(String name, String text) throws Exception {
        return "@" + Files.writeString(folder.resolve(name), text);
    }

    @Test
    void edgesOfAFileAndOfJsonGiveTheSameAnswer() throws Exception {
        List<String> rows = tree();
        String plain = Ran.hissho("solve", "green-hackenbush", "--set", "edges=" + json(rows))
                .out();
        assertTrue(plain.contains("200 edges"), plain);
        String remarks =
                "# a tree\n% of 200 edges\n\n" + String.join("\r\n", rows).replace(" ", ",\t");
        for (String given : List.of(
                file("tree.txt", String.join("\n", rows) + "\n"),
                file("remarks.txt", remarks),
                file("tree.json", json(rows))))
            assertEquals(
                    plain,
                    Ran.hissho("solve", "green-hackenbush", "--set", "edges=" + given)
                            .out());
    }

    @Test
    void coinsAndArrowsOfAFileAreThoseOfJson() throws Exception {
        List<String> heads =
                IntStream.range(0, 60).mapToObj(i -> "" + (7 * i + 1)).toList();
        String row = Ran.hissho("solve", "coin-turning", "--set", "game=ruler", "--set", "heads=" + heads)
                .out();
        String list = file("heads.txt", String.join("\n", heads));
        assertTrue(row.contains("Grundy"), row);
        assertEquals(
                row,
                Ran.hissho("solve", "coin-turning", "--set", "game=ruler", "--set", "heads=" + list)
                        .out());
        List<String> arrows = tree();
        String table =
                Ran.hissho("table", "graph-outcomes", "arrows=" + json(arrows)).out();
        assertTrue(table.contains("201 vertices"), table);
        assertEquals(
                table,
                Ran.hissho("table", "graph-outcomes", "arrows=" + file("arrows.txt", String.join("\n", arrows)))
                        .out());
    }

    @Test
    void wrongFilesAreRefused() throws Exception {
        for (String text : List.of("", "1 2\n3\n", "1 x\n", "1.5 2\n", "99999999999999999999 1\n", "1 - 2\n")) {
            Path file = Files.writeString(folder.resolve("wrong.txt"), text);
            assertThrows(BadDocument.class, () -> new Documents().value(file), text);
            assertEquals(
                    2,
                    Ran.hissho("solve", "green-hackenbush", "--set", "edges=@" + file)
                            .code(),
                    text);
        }
    }
}
