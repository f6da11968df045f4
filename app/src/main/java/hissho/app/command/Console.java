package hissho.app.command;

import hissho.app.work.Watch;
import hissho.app.work.Work;
import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Where a command reads and writes, the words it uses, and how it does long work. Text goes to {@code out} and {@code err}, which are clean; what is
 * not text goes to {@code bytes}, and the bar to {@code bar}.
 */
public record Console(
        InputStream in,
        PrintStream out,
        PrintStream err,
        PrintStream bytes,
        PrintStream bar,
        Words words,
        Screen screen) {

    /** Longer than anybody waits. */
    private static final Duration FOREVER = Duration.ofDays(365);

    /** How the readers of files name a line of theirs. */
    private static final Pattern LINE = Pattern.compile("line \\d+");

    /** A console on these streams. */
    public static Console of(InputStream in, PrintStream out, PrintStream err, Words words, Screen screen) {
        return new Console(
                in,
                CleanOutput.over(out, screen.colour(), false),
                CleanOutput.over(err, screen.colour(), true),
                out,
                err,
                words,
                screen);
    }

    public String say(String key, Object... arguments) {
        return words.say(key, arguments);
    }

    /** Prints a sentence from the bundles on standard output. */
    public void tell(String key, Object... arguments) {
        out.println(say(key, arguments));
    }

    /** A complaint about a document, with the place first where there is one. */
    public String complaint(BadDocument bad) {
        String what = words.say(bad.what());
        return bad.place().isEmpty() ? what : place(bad.place()) + ": " + what;
    }

    /** A place as people call it: a line of a file by its number, anything else as it is written in the document. */
    private String place(String written) {
        return LINE.matcher(written).matches() ? say("app.line", written.substring("line ".length())) : written;
    }

    /** Where what is made for programs goes: as it is, unless a person looks at it. */
    PrintStream exact() {
        return screen.out() ? out : bytes;
    }

    /** A complaint about the command line itself. */
    static BadDocument bad(String key, Object... arguments) {
        return new BadDocument("", Message.of(key, arguments));
    }

    /** Does long work within so many seconds, none meaning as long as it takes, with a bar on a terminal. */
    <T> T watched(double seconds, Function<Progress, T> work) {
        Duration budget = budget(seconds);
        try (Watch watch = watch(budget)) {
            return Work.within(budget, progress -> work.apply(watch.within(progress)));
        }
    }

    /** So many seconds, none meaning as long as it takes. */
    static Duration budget(double seconds) {
        if (!(seconds >= 0)) throw bad("app.bad.budget", seconds);
        return seconds > 0 ? Duration.ofMillis(Math.round(Math.min(seconds, 1e9) * 1000)) : FOREVER;
    }

    /** A watch over work that ends by itself. */
    Watch watch() {
        return watch(FOREVER);
    }

    private Watch watch(Duration budget) {
        return new Watch(budget, screen.err() ? bar : null, words);
    }
}
