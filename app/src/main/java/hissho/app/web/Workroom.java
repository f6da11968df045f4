package hissho.app.web;

import hissho.claim.Ledger;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * One process of a {@link Workshop}: a server on loopback for the one server that started it. Its secrets come on standard input, never on the
 * command line; the end of that input, however it comes, ends the process.
 */
public final class Workroom implements AutoCloseable {

    private static final String MAIN = "hissho.app.Worker";
    private static final Path NICE = Path.of("/usr/bin/nice");
    private static final String LESS_URGENT = "5";
    private static final int TOKEN_BYTES = 24;
    private static final long ENDING_SECONDS = 2;

    private final Process process;
    private final Writer line;
    private final URI address;
    private final String token;

    private Workroom(Process process, Writer line, URI address, String token) {
        this.process = process;
        this.line = line;
        this.address = address;
        this.token = token;
    }

    /** Starts a process with these options of the virtual machine and waits until it listens. */
    static Workroom open(List<String> options, String sealKey) throws IOException {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        String token = HexFormat.of().formatHex(bytes);
        Process process = new ProcessBuilder(command(options))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Writer line = process.outputWriter(StandardCharsets.UTF_8);
        line.write(token + "\n" + sealKey + "\n");
        line.flush();
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        for (String port = said.readLine(); port != null; port = said.readLine())
            if (port.matches("[0-9]+"))
                return new Workroom(process, line, URI.create("http://127.0.0.1:" + port), token);
        process.destroyForcibly();
        throw new IOException("the process ended before it listened");
    }

    private static List<String> command(List<String> options) {
        List<String> command = new ArrayList<>();
        if (Files.isExecutable(NICE)) command.addAll(List.of(NICE.toString(), "-n", LESS_URGENT));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
        return command;
    }

    /** What makes this virtual machine start quickly and quietly, for another one. */
    static List<String> inherited() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(each -> each.startsWith("-XX:AOTCache=")
                        || each.endsWith("=off")
                        || each.startsWith("-Djava.awt.headless")
                        || each.startsWith("--enable-native-access"))
                .toList();
    }

    HttpRequest request(String path, byte[] body) {
        return HttpRequest.newBuilder(URI.create(address + path))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                .build();
    }

    long process() {
        return process.pid();
    }

    boolean isOpen() {
        return process.isAlive();
    }

    /** Whether the process has ended or is about to. */
    boolean hasEnded() throws InterruptedException {
        return process.waitFor(ENDING_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        try {
            line.close();
        } catch (IOException e) {
            process.destroyForcibly();
            return;
        }
        process.destroy();
    }

    /** What the process does: listens, says on which port, and lives as long as its input. */
    public static void work(InputStream input, PrintStream out) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
        String token = in.readLine();
        String sealKey = in.readLine();
        if (token == null || sealKey == null) return;
        Workbench workbench = Workbench.start(
                "127.0.0.1", 0, Optional.of(token), Ledger.inMemory(), Seal.of(sealKey), Optional.empty());
        out.println(workbench.port());
        in.transferTo(Writer.nullWriter()); // until the server that started this one is gone
    }
}
