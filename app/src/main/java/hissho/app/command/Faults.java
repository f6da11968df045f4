package hissho.app.command;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** What a command's failure means for the person: one sentence and an exit code, never a stack trace unless asked for. */
final class Faults implements IExecutionExceptionHandler {

    private final Console console;
    private String place = "";
    private String said = "";

    Faults(Console console) {
        this.console = console;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine line, ParseResult parsed) {
        return tell(e);
    }

    int tell(Throwable e) {
        return tell("", e);
    }

    /** The same of one of several games, which stands in this place. */
    int tell(String place, Throwable e) {
        this.place = place;
        if (System.getenv("HISSHO_DEBUG") != null) e.printStackTrace(console.err());
        return switch (e) {
            case BadDocument bad -> say(Exit.BAD_INPUT, console.complaint(bad));
            case Progress.Full full -> say(Exit.OVER_BUDGET, console.say("app.fault.memory"));
            case Progress.Stopped stopped -> say(Exit.OVER_BUDGET, console.say("app.fault.budget"));
            case WholeFile.Unwritten lost ->
                say(
                        Exit.NOT_WRITTEN,
                        console.say(
                                "app.fault.unwritten",
                                String.valueOf(
                                        Objects.requireNonNull(lost.getCause()).getMessage())));
            case UncheckedIOException io -> file(Objects.requireNonNull(io.getCause()));
            case IOException io -> file(io);
            case OutOfMemoryError memory -> say(Exit.OVER_BUDGET, console.say("app.fault.memory"));
            case StackOverflowError stack -> say(Exit.OUR_FAULT, console.say("app.fault.ours", "StackOverflowError"));
            default -> say(Exit.OUR_FAULT, console.say("app.fault.ours", name(e)));
        };
    }

    private static String name(Throwable e) {
        return e.getMessage() == null
                ? e.getClass().getSimpleName()
                : e.getClass().getSimpleName() + ": " + e.getMessage();
    }

    private int file(IOException e) {
        String what = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        String key = switch (e) {
            case NoSuchFileException none -> "app.bad.no-file";
            case AccessDeniedException denied -> "app.bad.access";
            case FileAlreadyExistsException there -> "app.bad.exists";
            default -> "app.bad.file";
        };
        return say(Exit.BAD_INPUT, console.say(key, what));
    }

    /** The sentence that was told last. */
    String said() {
        return said;
    }

    private int say(int code, String sentence) {
        said = sentence;
        console.out().flush();
        console.err().println("hissho: " + (place.isEmpty() ? "" : place + ": ") + sentence);
        return code;
    }
}
