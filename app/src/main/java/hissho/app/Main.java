package hissho.app;

import hissho.app.command.Console;
import hissho.app.command.Exit;
import hissho.app.command.Hissho;
import hissho.app.command.Screen;
import hissho.words.Words;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The command line. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        PrintStream out = stream(FileDescriptor.out, false);
        PrintStream err = stream(FileDescriptor.err, true);
        System.exit(run(args, System.in, out, err, Screen.attached()));
    }

    /** Runs one command and returns its exit code, which says so where not all of the output has arrived. */
    public static int run(String[] args, InputStream in, PrintStream out, PrintStream err, Screen screen) {
        Console console = Console.of(in, out, err, Words.in(Hissho.language(args)), screen);
        int code;
        try {
            code = Hissho.line(console, args).execute(args);
        } catch (RuntimeException | Error e) {
            code = Hissho.fault(console, e);
        }
        console.out().flush();
        boolean arrived = !out.checkError();
        if (!arrived) console.err().println("hissho: " + console.say("app.fault.output"));
        console.err().flush();
        err.flush();
        return arrived || code != Exit.ANSWERED ? code : Exit.NOT_WRITTEN;
    }

    private static PrintStream stream(FileDescriptor descriptor, boolean flushing) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 14), flushing, StandardCharsets.UTF_8);
    }
}
