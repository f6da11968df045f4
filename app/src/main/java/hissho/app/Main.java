package hissho.app;

import hissho.app.command.Console;
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
        int code = run(args, System.in, out, err, Screen.attached());
        out.flush();
        err.flush();
        System.exit(code);
    }

    /** Runs one command and returns its exit code. */
    public static int run(String[] args, InputStream in, PrintStream out, PrintStream err, Screen screen) {
        Console console = new Console(in, out, err, Words.in(Hissho.language(args)), screen);
        try {
            return Hissho.line(console, args).execute(args);
        } catch (RuntimeException | Error e) {
            return Hissho.fault(console, e);
        }
    }

    private static PrintStream stream(FileDescriptor descriptor, boolean flushing) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 14), flushing, StandardCharsets.UTF_8);
    }
}
