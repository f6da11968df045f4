package hissho.app.command;

import hissho.document.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A command line that cannot be understood: what is wrong, and where help is. */
final class Misuse implements IParameterExceptionHandler {

    private final Console console;

    Misuse(Console console) {
        this.console = console;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        console.err().println("hissho: " + sentence(e));
        console.err()
                .println(console.say(
                        "app.misuse.help", e.getCommandLine().getCommandSpec().qualifiedName()));
        return Exit.BAD_INPUT;
    }

    private String sentence(ParameterException e) {
        return switch (e) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case MissingParameterException missing
            when !missing.getMissing().isEmpty() ->
                console.say("app.misuse.missing", name(missing.getMissing().getFirst()));
            default ->
                e.getArgSpec() == null || e.getValue() == null
                        ? console.say("app.misuse.other", String.valueOf(e.getMessage()))
                        : console.say("app.misuse.value", e.getValue(), name(e.getArgSpec()));
        };
    }

    private String unmatched(UnmatchedArgumentException e) {
        String argument = e.getUnmatched().getFirst();
        CommandLine line = e.getCommandLine();
        if (line.getParent() == null && !argument.startsWith("-"))
            return console.say(
                    "app.misuse.command",
                    argument,
                    String.join(", ", line.getSubcommands().keySet()),
                    Nearest.question(argument, line.getSubcommands().keySet()));
        return console.say(
                "app.misuse.argument",
                argument,
                Nearest.question(argument, line.getCommandSpec().optionsMap().keySet()));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
