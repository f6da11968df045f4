package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.form.Mixed;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README shows is what happens. */
class ReadmeTest {

    private static final Pattern SHOWN =
            Pattern.compile("```sh\\n\\./hissho ([^\\n]*)\\n```\\n\\n```text\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern JAVA = Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL);

    private static String readme() throws IOException {
        return Files.readString(Ran.ROOT.resolve("README.md"));
    }

    @Test
    void theOutputIsReal() throws IOException {
        List<MatchResult> shown = SHOWN.matcher(readme()).results().toList();
        assertTrue(!shown.isEmpty(), "the README shows output");
        for (MatchResult one : shown) {
            Ran ran = Ran.hissho(one.group(1).split(" "));
            String text = one.group(2);
            assertTrue(text.lines().count() > 20, "enough of the output is shown");
            boolean cut = text.endsWith("…\n");
            String expected = cut ? text.substring(0, text.length() - 2) : text;
            String actual = ran.out().lines().map(String::stripTrailing).reduce("", (a, b) -> a + b + "\n");
            String help = "the output has changed: scripts/refresh-readme writes the new one";
            assertEquals(
                    expected, cut ? actual.substring(0, Math.min(expected.length(), actual.length())) : actual, help);
        }
    }

    @Test
    void theLibraryExampleIsThisOneAndItWorks() throws IOException {
        String source = Files.readString(Path.of("src/test/java/hissho/app/ReadmeTest.java"));
        String example =
                JAVA.matcher(readme()).results().findFirst().orElseThrow().group(1);
        for (String line :
                example.lines().map(String::strip).filter(l -> !l.isEmpty()).toList())
            assertTrue(source.contains(line), line);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            example();
        } finally {
            System.setOut(before);
        }
        assertEquals(
                "1/12\n(7/12, 5/12)\ntrue\n",
                bytes.toString(StandardCharsets.UTF_8).replace("\r", ""));
    }

    private static void example() {
        MatrixGame game = MatrixGame.of(new long[][] {{-2, 3}, {3, -4}}); // Odd or Even
        MatrixSolution solution = MatrixSolver.solve(game, Progress.none());
        System.out.println(solution.value()); // 1/12
        for (Mixed optimal : solution.rows().strategies()) System.out.println(optimal); // (7/12, 5/12), and no other
        System.out.println(solution.certified()); // true: both players' guarantees meet
    }
}
