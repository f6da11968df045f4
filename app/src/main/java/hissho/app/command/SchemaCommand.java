package hissho.app.command;

import hissho.app.document.Documents;
import hissho.app.document.Json;
import hissho.app.document.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code hissho schema}: the JSON Schema of a kind's documents, of the JSON report, in general or of one kind, or of what verify says. */
@Command(name = "schema")
final class SchemaCommand implements Callable<Integer> {

    private static final Set<String> OUTPUTS = Set.of("report", "verification");

    private final Console console;

    @Parameters(
            paramLabel = "KIND",
            index = "0",
            descriptionKey = "name",
            completionCandidates = Candidates.Kinds.class)
    private String name = "report";

    @Parameters(
            paramLabel = "REPORTED",
            arity = "0..1",
            index = "1",
            descriptionKey = "reported",
            completionCandidates = Candidates.Kinds.class)
    private @Nullable String reported;

    SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out().println(schema());
        return Exit.ANSWERED;
    }

    private String schema() {
        Schemas schemas = new Schemas(console.words());
        if (reported == null)
            return OUTPUTS.contains(name) ? output(name) : Json.pretty(schemas.of(KindsCommand.named(name)));
        if (!name.equals("report")) throw Console.bad("app.misuse.argument", reported, "");
        Object reports = new Documents().parse(output(name), Documents.Syntax.JSON);
        return Json.pretty(schemas.report(KindsCommand.named(reported), (Map<?, ?>) Objects.requireNonNull(reports)));
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
