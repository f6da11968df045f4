package hissho.app;

import hissho.app.command.Screen;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** What a command did: its exit code and what it wrote; the doorway of the end-to-end tests. */
public record Ran(int code, byte[] bytes, String err) {

    public static final Path ROOT = Path.of(System.getProperty("hissho.root", ".."));

    public String out() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Runs a command in English with nothing on standard input. */
    public static Ran hissho(String... args) {
        return withInput("", args);
    }

    public static Ran withInput(String input, String... args) {
        return withInput(input.getBytes(StandardCharsets.UTF_8), args);
    }

    public static Ran withInput(byte[] input, String... args) {
        String[] all = args;
        if (args.length > 0 && !java.util.List.of(args).contains("--lang")) {
            all = java.util.Arrays.copyOf(args, args.length + 2);
            all[args.length] = "--lang";
            all[args.length + 1] = "en";
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream outStream = new PrintStream(out, false, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, false, StandardCharsets.UTF_8);
        int code = Main.run(all, new ByteArrayInputStream(input), outStream, errStream, Screen.NONE);
        outStream.flush();
        errStream.flush();
        return new Ran(code, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
    }
}
