package hissho.app.command;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hissho completion}: a script that lets bash and zsh complete commands, options and kinds. */
@Command(name = "completion")
final class CompletionCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    private @Nullable CommandSpec spec;

    CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (spec != null)
            console.out().println(AutoComplete.bash("hissho", spec.root().commandLine()));
        return Exit.ANSWERED;
    }
}
