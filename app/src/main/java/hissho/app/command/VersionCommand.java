package hissho.app.command;

import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code hissho version}. */
@Command(name = "version")
final class VersionCommand implements Callable<Integer> {

    private final Console console;

    VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        String version = Objects.requireNonNullElse(
                VersionCommand.class.getPackage().getImplementationVersion(), console.say("app.version.unbuilt"));
        console.tell("app.version", version, System.getProperty("java.version", ""));
        return Exit.ANSWERED;
    }
}
