package hissho.app.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import hissho.document.BadDocument;
import hissho.form.format.Efg;
import hissho.words.Message;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;

/** Reads documents in JSON and YAML, games of Gambit, workbooks and tables of numbers into plain trees; whatever is wrong becomes a {@link BadDocument} that names the place. */
public final class Documents {

    /** The two ways documents are written. */
    public enum Syntax {
        JSON,
        YAML;

        /** By the ending of the name, else by the first character: JSON documents begin with a brace or bracket. */
        static Syntax of(String fileName, String text) {
            String name = fileName.toLowerCase(Locale.ROOT);
            if (name.endsWith(".json")) return JSON;
            if (name.endsWith(".yaml") || name.endsWith(".yml")) return YAML;
            String start = text.stripLeading();
            return start.startsWith("{") || start.startsWith("[") ? JSON : YAML;
        }
    }

    private static final Charset WESTERN = Charset.forName("windows-1252");

    private final Limits limits;
    private final JsonFactory json;
    private @Nullable YAMLFactory yaml;

    public Documents() {
        this(Limits.USUAL);
    }

    public Documents(Limits limits) {
        this.limits = limits;
        this.json = JsonFactory.builder().streamReadConstraints(constraints()).build();
    }

    public @Nullable Object read(Path file) {
        if (isWorkbook(nameOf(file))) return parse(cells(file), nameOf(file) + ".tsv");
        return isStreamed(file) ? streamed(file) : parse(text(file), nameOf(file));
    }

    /** A value that fills a file of its own: JSON, or rows of whole numbers such as a list of edges. */
    public @Nullable Object value(Path file) {
        String name = nameOf(file).toLowerCase(Locale.ROOT);
        if (name.endsWith(".json") || name.endsWith(".yaml") || name.endsWith(".yml")) return read(file);
        if (isWorkbook(name)) return Cells.numbers(cells(file));
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            checkStreamed(file);
            return NumberRows.read(stream, limits);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a file is a spreadsheet that is no text; only .xlsx can be read. */
    private static boolean isWorkbook(String name) {
        return name.toLowerCase(Locale.ROOT).matches(".*\\.(xlsx|xlsm|xls|ods)");
    }

    private String cells(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes(limits.bytes() + 1);
            if (bytes.length > limits.bytes())
                throw new BadDocument("", Message.of("app.bad.too-long", limits.bytes() >> 20));
            return Workbook.text(bytes, limits);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a file is too long to be held as a text and may be read token by token. */
    private boolean isStreamed(Path file) {
        try {
            return nameOf(file).toLowerCase(Locale.ROOT).endsWith(".json")
                    && Files.isRegularFile(file)
                    && Files.size(file) > limits.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void checkStreamed(Path file) throws IOException {
        if (Files.size(file) > limits.streamed())
            throw new BadDocument("", Message.of("app.bad.too-long", limits.streamed() >> 20));
    }

    private @Nullable Object streamed(Path file) {
        try (JsonParser parser = json.createParser(file.toFile())) {
            checkStreamed(file);
            return tree(parser, location -> "app.bad.not-json");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String nameOf(Path file) {
        return file.getFileName() == null ? "" : file.getFileName().toString();
    }

    /** The text of a file. Gambit's older files need not be UTF-8, which the newer ones are: such are read letter by letter as Western. */
    public String text(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes(limits.bytes() + 1);
            return isGambit(nameOf(file)) ? gambitText(bytes) : text(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of a stream to its end. */
    public String text(InputStream stream) {
        try {
            return text(stream.readNBytes(limits.bytes() + 1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isGambit(String name) {
        return isGambit(".efg", "EFG ", name, "") || isStrategicFile(name, "");
    }

    /** Whether a text is a file of payoffs of Gambit: by the ending of its name, or where there is no name by its first word. */
    public static boolean isStrategicFile(String name, String text) {
        return isGambit(".nfg", "NFG ", name, text);
    }

    private String gambitText(byte[] bytes) {
        try {
            return text(bytes);
        } catch (BadDocument bad) {
            if (!bad.what().key().equals("app.bad.not-utf-8")) throw bad;
            return new String(bytes, WESTERN);
        }
    }

    /** Reads a stream to its end; the name says by its ending how it is written, and may be empty. */
    public @Nullable Object read(InputStream stream, String name) {
        try {
            return parse(text(stream.readNBytes(limits.bytes() + 1)), name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public @Nullable Object parse(String text, String name) {
        if (text.isBlank()) throw new BadDocument("", Message.of("app.bad.empty"));
        if (isGambit(".efg", "EFG ", name, text)) return tree(text);
        if (isStrategicFile(name, text)) return NormalForm.read(text);
        if (name.toLowerCase(Locale.ROOT).endsWith(".lrs")) return PairCells.lrs(text);
        return Cells.read(text, name).<Object>map(cells -> cells).orElseGet(() -> parse(text, Syntax.of(name, text)));
    }

    /** One document of several, and the line it stands in; its text is read only when it is asked for, so that a bad one spoils no other. */
    public record Line(int number, String text) {
        public @Nullable Object read() {
            return new Documents().parse(text, Syntax.JSON);
        }
    }

    /** The lines a stream holds, where they are documents of their own; else its whole text as one line. */
    public List<Line> all(InputStream stream) {
        try {
            String text = text(stream.readNBytes(limits.bytes() + 1));
            List<Line> lines = lines(text);
            return hasLines(lines) ? lines : List.of(new Line(0, text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Several documents: at least half of the lines look like one, and the first of these is one. */
    private boolean hasLines(List<Line> lines) {
        List<Line> whole = lines.stream()
                .filter(line -> line.text.startsWith("{") && line.text.endsWith("}"))
                .toList();
        if (lines.size() < 2 || 2 * whole.size() < lines.size()) return false;
        try {
            parse(whole.getFirst().text, Syntax.JSON);
            return true;
        } catch (BadDocument e) {
            return whole.size() == lines.size();
        }
    }

    /** The documents of a file of JSON lines, one in a line. */
    public List<Line> lines(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            return lines(text(stream.readNBytes(limits.bytes() + 1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Line> lines(String text) {
        List<String> all = text.lines().map(String::strip).toList();
        return IntStream.range(0, all.size())
                .filter(k -> !all.get(k).isEmpty())
                .mapToObj(k -> new Line(k + 1, all.get(k)))
                .toList();
    }

    /** The tree document of a Gambit file; its title is the file's. */
    private static Map<String, @Nullable Object> tree(String text) {
        String title = Efg.title(text);
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", "tree");
        if (!title.isBlank()) document.put("title", title);
        document.put("efg", text);
        return document;
    }

    private static boolean isGambit(String ending, String start, String name, String text) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending)
                || (name.isEmpty() && text.stripLeading().startsWith(start));
    }

    public @Nullable Object parse(String text, Syntax syntax) {
        try (JsonParser parser = syntax == Syntax.JSON ? json.createParser(text) : yaml().createParser(text)) {
            return tree(
                    parser,
                    location -> syntax == Syntax.YAML
                            ? "app.bad.not-yaml"
                            : isEnd(text, location) ? "app.bad.truncated" : "app.bad.not-json");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tree of a document; a place where it cannot be read is told by the key of a sentence. */
    private @Nullable Object tree(JsonParser parser, Function<@Nullable JsonLocation, String> bad) throws IOException {
        try {
            return new Tree(parser, limits).read();
        } catch (StreamConstraintsException e) {
            if (e.getLocation() == null)
                throw new BadDocument("", Message.of("app.bad.constraint-somewhere", limits.text() >> 20));
            throw at(e.getLocation(), "app.bad.constraint");
        } catch (JsonEOFException e) {
            throw at(e.getLocation(), "app.bad.truncated");
        } catch (JsonProcessingException e) {
            throw at(e.getLocation(), bad.apply(e.getLocation()));
        }
    }

    private static boolean isEnd(String text, @Nullable JsonLocation location) {
        return location != null
                && location.getCharOffset() >= text.stripTrailing().length();
    }

    private YAMLFactory yaml() {
        YAMLFactory factory = yaml;
        if (factory == null) {
            LoaderOptions options = new LoaderOptions();
            options.setCodePointLimit(limits.bytes());
            options.setNestingDepthLimit(limits.depth() + 10);
            factory = YAMLFactory.builder()
                    .loaderOptions(options)
                    .streamReadConstraints(constraints())
                    .build();
            yaml = factory;
        }
        return factory;
    }

    private StreamReadConstraints constraints() {
        return StreamReadConstraints.builder()
                .maxNestingDepth(limits.depth() + 10)
                .maxStringLength(limits.text())
                .maxNumberLength(4096)
                .build();
    }

    private static BadDocument at(@Nullable JsonLocation location, String key) {
        return location == null
                ? new BadDocument("", Message.of(key, "–", "–"))
                : new BadDocument("", Message.of(key, location.getLineNr(), location.getColumnNr()));
    }

    /** The text of a file, which must be UTF-8. */
    private String text(byte[] bytes) {
        if (bytes.length > limits.bytes())
            throw new BadDocument("", Message.of("app.bad.too-long", limits.bytes() >> 20));
        if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE))
            throw new BadDocument("", Message.of("app.bad.utf-16"));
        int skipped = startsWith(bytes, 0xEF, 0xBB, 0xBF) ? 3 : 0;
        ByteBuffer rest = ByteBuffer.wrap(bytes, skipped, bytes.length - skipped);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(rest).toString();
        } catch (CharacterCodingException e) {
            throw new BadDocument("", Message.of("app.bad.not-utf-8", lineOf(bytes, rest.position())));
        }
    }

    private static boolean startsWith(byte[] bytes, int... start) {
        if (bytes.length < start.length) return false;
        for (int i = 0; i < start.length; i++) if ((bytes[i] & 0xFF) != start[i]) return false;
        return true;
    }

    private static int lineOf(byte[] bytes, int position) {
        int line = 1;
        for (int i = 0; i < position; i++) if (bytes[i] == '\n') line++;
        return line;
    }
}
