package hissho.app;

import hissho.app.command.Console;
import hissho.app.command.Exit;
import hissho.app.command.VerifyCommand;
import hissho.words.Language;
import hissho.words.Words;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line. */
@Command(
        name = "hissho",
        subcommands = {})
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        PrintStream out = new PrintStream(
                new java.io.FileOutputStream(java.io.FileDescriptor.out), false, StandardCharsets.UTF_8);
        PrintStream err =
                new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.err), true, StandardCharsets.UTF_8);
        int code = run(args, System.in, out, err);
        out.flush();
        System.exit(code);
    }

    /** Runs one command and returns its exit code. */
    public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
        Console console = new Console(in, out, err, Words.in(Language.of(Locale.getDefault())), false);
        CommandLine line = new CommandLine(new Main()).addSubcommand(new VerifyCommand(console));
        line.setExecutionExceptionHandler((e, command, parsed) -> {
            if (e instanceof hissho.document.BadDocument bad) {
                err.println(console.complaint(bad));
                return Exit.BAD_INPUT;
            }
            err.println(e);
            return Exit.OUR_FAULT;
        });
        return line.execute(args);
    }
}
