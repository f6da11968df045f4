package hissho.app.command;

import hissho.app.render.Renderer;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.report.Block.Picture;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Words;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a person wants a report: format, decimals, which figure, and where to. */
final class Presentation {

    private static final Set<String> FIGURE_FORMATS = Set.of("svg", "png");
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

    void present(Report report, Console console) {
        Renderer renderer = renderer();
        Report shown = figure == 0 ? report : only(report);
        if (FIGURE_FORMATS.contains(renderer.name()) && shown.figures().isEmpty())
            throw Console.bad("app.bad.no-figure");
        Style style = out == null
                ? new Style(
                        words(console),
                        console.screen().colour(),
                        console.screen().columns())
                : Style.plain(words(console));
        if (out == null && renderer.name().equals("png") && console.screen().out())
            throw Console.bad("app.bad.binary", renderer.name());
        try {
            if (out == null) renderer.render(shown, console.out(), style);
            else write(renderer, shown, style, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        renderer.warnings(shown, style).forEach(console.err()::println);
    }

    private Renderer renderer() {
        String name = format != null ? format : out == null ? "text" : ofFile(out);
        return Renderers.named(name)
                .orElseThrow(() -> Console.bad("app.bad.format", name, String.join(", ", Renderers.names())));
    }

    /** The format a file's ending asks for, text where it asks for none. */
    private static String ofFile(Path file) {
        String name = String.valueOf(file.getFileName());
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return Renderers.all().stream()
                .filter(r -> r.ending().equals(ending))
                .map(Renderer::name)
                .findFirst()
                .orElse("text");
    }

    private static void write(Renderer renderer, Report report, Style style, Path file) throws IOException {
        try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file))) {
            renderer.render(report, stream, style);
        }
    }

    /** The report with nothing but the chosen figure. */
    private Report only(Report report) {
        List<Figure> figures = report.figures();
        if (figures.isEmpty()) throw Console.bad("app.bad.no-figure");
        if (figure < 1 || figure > figures.size()) throw Console.bad("app.bad.figure", figure, figures.size());
        Section section = Section.of(report.title(), new Picture(figures.get(figure - 1), report.headline()));
        return new Report(
                report.kind(),
                report.title(),
                report.headline(),
                report.answer(),
                List.of(section),
                report.certificate());
    }
}
