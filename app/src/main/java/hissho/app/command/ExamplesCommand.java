package hissho.app.command;

import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.document.Nearest;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code hissho examples}: the documents that come with the product; with a name, one of them as it is written. */
@Command(name = "examples")
final class ExamplesCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "NAME", descriptionKey = "name")
    private @Nullable String name;

    ExamplesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (name == null) list();
        else console.out().println(named(name).text().strip());
        return Exit.ANSWERED;
    }

    private static Example named(String name) {
        return Examples.named(name)
                .orElseThrow(() -> Console.bad("app.bad.example", name, Nearest.question(name, Examples.names())));
    }

    private void list() {
        List<Example> examples = Examples.all();
        int width = examples.stream().mapToInt(e -> e.name().length()).max().orElse(0);
        for (Example example : examples)
            console.out()
                    .println(example.name()
                            + " ".repeat(width - example.name().length() + 2)
                            + example.document()
                                    .title(console.words().language())
                                    .orElse(""));
        console.out().println();
        console.tell("app.examples.more");
    }
}
