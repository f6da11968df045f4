package hissho.app.command;

import hissho.document.BadDocument;
import hissho.words.Words;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where a command reads and writes, and the words it uses.
 *
 * @param terminal whether a person watches standard error and output at a terminal
 */
public record Console(InputStream in, PrintStream out, PrintStream err, Words words, boolean terminal) {

    public String say(String key, Object... arguments) {
        return words.say(key, arguments);
    }

    /** A complaint about a document, with the place first where there is one. */
    public String complaint(BadDocument bad) {
        String what = words.say(bad.what());
        return bad.place().isEmpty() ? what : bad.place() + ": " + what;
    }
}
