package hissho.app.command;

import hissho.app.document.Json;
import hissho.app.render.Renderer;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.document.InOrder;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a person wants a report: format, decimals, which figure, and where to. */
final class Presentation {

    private static final Set<String> FIGURE_FORMATS = Set.of("svg", "png");
    private static final Set<String> FOR_PROGRAMS = Set.of("png", "json", "csv");
    private static final List<String> CONVERSIONS = List.of("nfg", "efg", "lp");
    private static final int MOST_DECIMALS = 1000;

    @Option(names = "--format", paramLabel = "FORMAT", descriptionKey = "format", completionCandidates = Formats.class)
    private @Nullable String format;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            descriptionKey = "out")
    private @Nullable Path out;

    @Option(names = "--decimals", paramLabel = "N", descriptionKey = "decimals")
    private int decimals = -1;

    @Option(names = "--figure", paramLabel = "N", descriptionKey = "figure")
    private int figure;

    static final class Formats implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Renderers.names().iterator();
        }
    }

    /** The words with numbers as they are wanted. */
    Words words(Console console) {
        if (decimals < 0) return console.words();
        if (decimals > MOST_DECIMALS) throw Console.bad("core.bad.out-of-range", decimals, 0, MOST_DECIMALS);
        return console.words().withDecimals(decimals);
    }

    /** Complains, before any work, about what could not be done after it. */
    void check(Console console) {
        Renderer renderer = renderer();
        words(console);
        if (figure < 0) throw Console.bad("core.bad.out-of-range", figure, 1, Integer.MAX_VALUE);
        Path file = out;
        if (file == null) {
            if (renderer.name().equals("png") && console.screen().out())
                throw Console.bad("app.bad.binary", renderer.name());
            return;
        }
        new WholeFile(file).check();
    }

    /** The format of another program that the ending of the file asks for, where it does. */
    Optional<String> conversion() {
        if (out == null || format != null) return Optional.empty();
        String ending = ending(out);
        return Optional.of(ending).filter(CONVERSIONS::contains);
    }

    void write(String text) {
        new WholeFile(Objects.requireNonNull(out)).write(stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Whether nothing but a figure is wanted. */
    boolean isDrawn() {
        return figure > 0 || FIGURE_FORMATS.contains(renderer().name());
    }

    /** A report as it will be written, what its reader should know besides, and the facts that were not found in time. */
    record Rendered(Renderer renderer, ByteArrayOutputStream content, List<String> warnings, List<String> unfinished) {}

    void present(Report report, Console console) {
        present(rendered(report, console, false, UnaryOperator.identity()), console);
    }

    /** Several games do not go into one file; said once, before any of them is solved. */
    void refuseSeveral(int games) {
        if (games > 1 && out != null) throw Console.bad("app.bad.one-file", games);
    }

    /**
     * The report in the format that is wanted, not yet written, so that rendering can be part of work under a budget. One report of several goes on one
     * line where it is written for programs, and none of them into a file of its own.
     */
    Rendered rendered(Report report, Console console, boolean several, UnaryOperator<Style> hurry) {
        Renderer renderer = renderer();
        if (several && renderer.name().equals("json")) {
            String text = content(renderer, report, hurry.apply(Style.plain(words(console))))
                    .toString(StandardCharsets.UTF_8);
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            line.writeBytes((Json.flat(text) + "\n").getBytes(StandardCharsets.UTF_8));
            return new Rendered(renderer, line, List.of(), report.unfinished());
        }
        Report shown = figure == 0 ? report : only(report);
        if (FIGURE_FORMATS.contains(renderer.name()) && shown.figures().isEmpty())
            throw Console.bad("app.bad.no-figure");
        Style shape = out == null
                ? new Style(
                        words(console),
                        console.screen().colour(),
                        console.screen().columns())
                : Style.plain(words(console));
        Style style = hurry.apply(shape);
        return new Rendered(
                renderer, content(renderer, shown, style), renderer.warnings(shown, style), report.unfinished());
    }

    private static ByteArrayOutputStream content(Renderer renderer, Report report, Style style) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            renderer.render(report, bytes, style);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes;
    }

    void present(Rendered rendered, Console console) {
        if (out == null) {
            PrintStream stream = FOR_PROGRAMS.contains(rendered.renderer().name()) ? console.exact() : console.out();
            stream.writeBytes(rendered.content().toByteArray());
            stream.flush();
        } else new WholeFile(out).write(stream -> rendered.content().writeTo(stream));
        rendered.warnings().forEach(console.err()::println);
    }

    /** A program that reads one line for each of several games gets one also for a game without a report: where it stands and why there is none. */
    void withoutReport(String place, String why, Console console) {
        if (out != null || !renderer().name().equals("json")) return;
        console.exact()
                .writeBytes(
                        (Json.line(InOrder.of("place", place, "error", why)) + "\n").getBytes(StandardCharsets.UTF_8));
        console.exact().flush();
    }

    private Renderer renderer() {
        String name = format != null ? format : out == null ? "text" : ofFile(out);
        return Renderers.named(name)
                .orElseThrow(() -> Console.bad("app.bad.format", name, String.join(", ", Renderers.names())));
    }

    /** The format a file's ending asks for, text where it has none; an ending that no format has is refused, because it would be a false name. */
    private static String ofFile(Path file) {
        String ending = ending(file);
        if (CONVERSIONS.contains(ending)) return "text";
        return Renderers.all().stream()
                .filter(r -> r.ending().equals(ending))
                .map(Renderer::name)
                .findFirst()
                .orElseGet(() -> {
                    if (String.valueOf(file.getFileName()).matches(".*\\.[A-Za-z]\\w{0,9}"))
                        throw Console.bad(
                                "app.bad.ending",
                                ending,
                                Stream.concat(Renderers.all().stream().map(Renderer::ending), CONVERSIONS.stream())
                                        .map(known -> "." + known)
                                        .collect(Collectors.joining(", ")));
                    return "text";
                });
    }

    private static String ending(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /** The report with nothing but the chosen figure. */
    private Report only(Report report) {
        List<Figure> figures = report.figures();
        if (figures.isEmpty()) throw Console.bad("app.bad.no-figure");
        if (figure < 1 || figure > figures.size()) throw Console.bad("app.bad.figure", figure, figures.size());
        return report.only(figure);
    }
}
