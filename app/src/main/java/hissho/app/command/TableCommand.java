package hissho.app.command;

import hissho.app.document.ShapeWords;
import hissho.catalogue.Catalogue;
import hissho.document.Field;
import hissho.document.Nearest;
import hissho.document.Node;
import hissho.kind.Tabulation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hissho table}: tables over a range of games; without a name, the list of them. */
@Command(name = "table")
final class TableCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "TABLE",
            descriptionKey = "name",
            completionCandidates = Candidates.Tables.class)
    private @Nullable String name;

    @Parameters(index = "1..*", paramLabel = "NAME=VALUE", descriptionKey = "values")
    private List<String> settings = new ArrayList<>();

    @Mixin
    private Presentation presentation = new Presentation();

    @Option(names = "--budget", paramLabel = "SECONDS", descriptionKey = "budget")
    private double budget;

    TableCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (name == null) Catalogue.tables().forEach(this::list);
        else make(named(name));
        return Exit.ANSWERED;
    }

    private static Tabulation named(String name) {
        return Catalogue.table(name)
                .orElseThrow(() -> Console.bad("app.bad.table", name, Nearest.question(name, Catalogue.tableNames())));
    }

    private void make(Tabulation table) {
        presentation.check(console);
        Node parameters = Node.root(Settings.read(settings));
        parameters.only(table.parameters().fields().stream().map(Field::name).collect(Collectors.toSet()));
        Presentation.Rendered rendered = console.watched(
                budget,
                progress -> presentation.rendered(
                        table.make(parameters, presentation.words(console), progress),
                        console,
                        false,
                        style -> style.under(progress)));
        presentation.present(rendered, console);
    }

    private void list(Tabulation table) {
        String key = table.room() + ".table." + table.name();
        console.out().println(table.name() + "  " + console.say(key, "n", "m", "k"));
        for (Field<?> field : table.parameters().fields())
            console.out()
                    .println("    " + field.name() + (field.required() ? "" : "?") + ": "
                            + ShapeWords.describe(field.shape(), console.words())
                            + FieldWords.meaning(key, field, console.words()));
    }
}
