package hissho.app.render;

import hissho.app.render.drawing.Drawing;
import hissho.app.render.drawing.Ink;
import hissho.app.render.drawing.Lettering;
import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Label;
import hissho.progress.Progress;
import hissho.report.Block.Picture;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** All figures of a report in one picture, one below the other, each with its caption; the headline where there is none. */
final class Gallery {

    private static final double CAPTION = 14;
    private static final double LINE = 20;
    private static final double GAP = 22;
    private static final int CAPTION_COLUMNS = 76;

    private Gallery() {}

    static List<Picture> pictures(Report report) {
        return report.pictures();
    }

    /**
     * A picture laid out.
     *
     * @param name what it shows, for readers who do not see it
     * @param tops where each drawing begins
     * @param labels the captions, or the headline
     */
    record Sheet(
            double width, double height, String name, List<Drawing> drawings, List<Double> tops, List<Label> labels) {

        /** A standalone SVG; with a theme it follows light and dark, without one it is always light. */
        String svg(String fonts, boolean themed) {
            SvgWriter writer = new SvgWriter(fonts).open(0, 0, width, height, name);
            if (themed) writer.style();
            writer.paper(0, 0, width, height);
            for (int k = 0; k < drawings.size(); k++) writer.drawing(drawings.get(k), 0, tops.get(k));
            labels.forEach(writer::shape);
            return writer.close();
        }
    }

    static Sheet sheet(Report report, Style style) {
        List<Picture> pictures = pictures(report);
        if (pictures.isEmpty()) return headline(report);
        String name = pictures.size() == 1 ? name(pictures.getFirst(), style.words()) : report.title();
        return sheet(pictures, name, style.progress());
    }

    static Sheet sheet(List<Picture> pictures, String name, Progress progress) {
        List<Drawing> drawings = new ArrayList<>();
        for (Picture picture : pictures) {
            progress.check();
            drawings.add(Drawing.of(picture.figure()));
        }
        double width = drawings.stream().mapToDouble(Drawing::width).max().orElse(0);
        List<Label> captions = new ArrayList<>();
        List<Double> tops = new ArrayList<>();
        double y = 0;
        for (int k = 0; k < pictures.size(); k++) {
            tops.add(y);
            y += drawings.get(k).height();
            if (!pictures.get(k).caption().isBlank())
                for (String line : Wrapping.wrap(pictures.get(k).caption(), CAPTION_COLUMNS)) {
                    captions.add(new Label(12, y + LINE / 2, line, Anchor.START, CAPTION, false, Ink.SOFT, false));
                    width = Math.max(width, Lettering.width(line, CAPTION) + 24);
                    y += LINE;
                }
            y += k + 1 < pictures.size() ? GAP : captions.isEmpty() ? 0 : 8;
        }
        return new Sheet(width, y, name, drawings, tops, captions);
    }

    private static Sheet headline(Report report) {
        List<String> lines = new ArrayList<>(Wrapping.wrap(report.title(), CAPTION_COLUMNS));
        int titles = lines.size();
        lines.addAll(Wrapping.wrap(report.headline(), CAPTION_COLUMNS));
        double width = lines.stream()
                        .mapToDouble(line -> Lettering.width(line, 16))
                        .max()
                        .orElse(0)
                + 32;
        List<Label> labels = new ArrayList<>();
        for (int k = 0; k < lines.size(); k++)
            labels.add(new Label(16, 24 + 24 * k, lines.get(k), Anchor.START, 16, k >= titles, Ink.TEXT, false));
        return new Sheet(width, lines.size() * 24 + 24, report.headline(), List.of(), List.of(), labels);
    }

    /** What a figure is, for readers who do not see it. */
    static String name(Picture picture, Words words) {
        if (!picture.caption().isBlank()) return picture.caption();
        return switch (picture.figure()) {
            case Figure.Plot plot ->
                words.say("render.figure.plot", plot.y().label(), plot.x().label());
            case Figure.Grid grid -> words.say("render.figure.grid", grid.rows().size(), columns(grid.rows()));
            case Figure.Cards cards ->
                words.say("render.figure.cards", cards.rows().size());
            case Figure.Piles piles ->
                words.say("render.figure.piles", piles.piles().size());
            case Figure.Coins(Figure.Grid grid) ->
                words.say("render.figure.coins", grid.rows().size(), columns(grid.rows()));
            case Figure.HeatMap map ->
                words.say("render.figure.heatmap", map.rows().size(), columns(map.rows()));
            case Figure.Graph graph ->
                words.say(
                        "render.figure.graph",
                        graph.vertices().size(),
                        graph.edges().size());
            case Figure.Tree tree ->
                words.say("render.figure.tree", tree.nodes().size());
            case Figure.Triangle triangle -> words.say("render.figure.triangle", String.join(", ", triangle.corners()));
            case Figure.Tetrahedron solid -> words.say("render.figure.tetrahedron", String.join(", ", solid.corners()));
            case Figure.Bars bars ->
                words.say(
                        "render.figure.bars",
                        bars.groups().stream()
                                .mapToInt(group -> group.bars().size())
                                .sum());
        };
    }

    private static int columns(List<? extends List<?>> rows) {
        return rows.stream().mapToInt(List::size).max().orElse(0);
    }
}
