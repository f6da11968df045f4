package hissho.app.command;

import hissho.app.document.Conversion;
import hissho.app.document.GameDocument;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hissho convert}: a game in another file format. */
@Command(name = "convert")
final class ConvertCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private Requested requested = new Requested();

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "to", completionCandidates = Formats.class)
    private @Nullable String to;

    @Option(names = "--form", paramLabel = "full|reduced|agent", descriptionKey = "form")
    private Conversion.@Nullable Form form;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            descriptionKey = "out")
    private @Nullable Path out;

    static final class Formats implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Conversion.FORMATS.iterator();
        }
    }

    ConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        String format = format();
        if (out != null) new WholeFile(out).check();
        Optional<String> strategic = form == null ? requested.strategicFile(console) : Optional.empty();
        String text = strategic.isPresent()
                ? console.watched(0, progress -> Conversion.ofStrategicFile(format, strategic.get(), progress))
                : converted(format, requested.document(console));
        if (out == null) console.exact().print(text);
        else new WholeFile(out).write(stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
        return Exit.ANSWERED;
    }

    private String converted(String format, GameDocument document) {
        return console.watched(0, progress -> Conversion.to(format, Optional.ofNullable(form), document, progress));
    }

    /** The format asked for, or that of the file's ending. */
    private String format() {
        String name = to != null ? to : out == null ? "" : ending(out);
        String known = name.equalsIgnoreCase("yml") ? "yaml" : name.toLowerCase(Locale.ROOT);
        if (!Conversion.FORMATS.contains(known))
            throw Console.bad("app.bad.convert", name, String.join(", ", Conversion.FORMATS));
        return known;
    }

    private static String ending(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
