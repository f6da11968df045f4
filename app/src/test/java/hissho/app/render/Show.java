package hissho.app.render;

import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the samples in every format into a folder, to be looked at. */
final class Show {

    private Show() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        Style english = Style.plain(Words.in(Language.ENGLISH));
        Style japanese = Style.plain(Words.in(Language.JAPANESE));
        for (Renderer renderer : Renderers.all()) {
            write(folder, "envelope", Samples.envelopeReport(), renderer, english);
            write(folder, "japanese", Samples.japaneseReport(), renderer, japanese);
            write(folder, "gallery", Samples.gallery(), renderer, english);
        }
        for (var figure : Samples.figures().entrySet()) {
            Report alone = new Report(
                    "figure",
                    figure.getKey(),
                    "",
                    List.of(),
                    List.of(hissho.report.Section.of("", new hissho.report.Block.Picture(figure.getValue(), ""))),
                    new Report.Certificate("", true));
            write(folder, "figure-" + figure.getKey(), alone, new PngRenderer(), english);
            write(folder, "figure-" + figure.getKey(), alone, new TextRenderer(), english);
        }
    }

    private static void write(Path folder, String name, Report report, Renderer renderer, Style style)
            throws Exception {
        try (var out = Files.newOutputStream(folder.resolve(name + "." + renderer.ending()))) {
            renderer.render(report, out, style);
        }
        List<String> warnings = renderer.warnings(report, style);
        if (!warnings.isEmpty()) System.out.println(name + "." + renderer.ending() + ": " + warnings);
    }
}
