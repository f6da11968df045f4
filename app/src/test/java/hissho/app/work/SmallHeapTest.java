package hissho.app.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Main;
import hissho.app.command.Exit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A process with little memory and much time: it says that the memory does not suffice, and does not spend its time on clearing it up. */
class SmallHeapTest {

    @Test
    void wantOfMemoryIsSaidSoon() throws IOException, InterruptedException {
        Process process = hissho("solve", "memory", "--set", "pairs=100", "--set", "alwaysTwo=true", "--budget", "600");
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(1, TimeUnit.MINUTES));
        assertEquals(Exit.OVER_BUDGET, process.exitValue(), said);
        assertTrue(said.contains("more memory than there is"), said);
    }

    private static Process hissho(String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(args));
        command.addAll(List.of("--lang", "en"));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}
