package hissho.card.trick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Whist and full deals of bridge against the double-dummy solver, where it is installed. It runs in a process of its own because the library does not
 * survive the end of the process that loaded it.
 */
class DoubleDummyTest {

    @Test
    void whistAndBridgeEqualTheDoubleDummySolver() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+SuppressFatalErrorMessage",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        DoubleDummyProgram.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> lines = process.inputReader().readAllLines();
        process.waitFor();
        String said = lines.isEmpty() ? "" : lines.getFirst();
        assumeFalse(said.equals("absent"), "libdds is not installed");
        // 2 + 6 + 20 + 70 + 252 + 924 deals of one to six cards each
        assertEquals(List.of("equal 1274", "bridge 6"), lines);
    }
}
