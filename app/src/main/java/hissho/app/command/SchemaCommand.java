package hissho.app.command;

import hissho.app.document.Json;
import hissho.app.document.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code hissho schema}: the JSON Schema of a kind's documents, of the JSON report, or of what verify says. */
@Command(name = "schema")
final class SchemaCommand implements Callable<Integer> {

    private static final Set<String> OUTPUTS = Set.of("report", "verification");

    private final Console console;

    @Parameters(paramLabel = "KIND", descriptionKey = "name", completionCandidates = Candidates.Kinds.class)
    private String name = "report";

    SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out()
                .println(
                        OUTPUTS.contains(name)
                                ? output(name)
                                : Json.pretty(new Schemas(console.words()).of(KindsCommand.named(name))));
        return Exit.ANSWERED;
    }

    private static String output(String name) {
        String file = "/hissho/app/" + name + ".schema.json";
        try (InputStream stream = Objects.requireNonNull(SchemaCommand.class.getResourceAsStream(file))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
