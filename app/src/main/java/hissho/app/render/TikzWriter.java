package hissho.app.render;

import hissho.app.render.drawing.Bezier;
import hissho.app.render.drawing.Drawing;
import hissho.app.render.drawing.Heat;
import hissho.app.render.drawing.Ink;
import hissho.app.render.drawing.Paint;
import hissho.app.render.drawing.Shape;
import hissho.app.render.drawing.Shape.Bow;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Disc;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.app.render.drawing.Shape.Pen;
import hissho.report.Figure.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes drawings as TikZ pictures: a pixel is three quarters of a big point, and y grows downwards. */
final class TikzWriter {

    private static final double POINTS = 0.75;

    private TikzWriter() {}

    /** The definitions of all inks, for the preamble. */
    static String colours() {
        StringBuilder out = new StringBuilder();
        for (Ink ink : Ink.values())
            out.append("\\definecolor{" + name(ink) + "}{HTML}{"
                    + ink.light().substring(1).toUpperCase(Locale.ROOT) + "}\n");
        return out.toString();
    }

    static String picture(Drawing drawing) {
        return drawing.shapes().stream()
                .map(TikzWriter::shape)
                .collect(Collectors.joining(
                        "", "\\begin{tikzpicture}[x=" + POINTS + "bp,y=-" + POINTS + "bp]\n", "\\end{tikzpicture}"));
    }

    private static String shape(Shape shape) {
        return switch (shape) {
            case Line line -> {
                String way = line.points().stream().map(TikzWriter::at).collect(Collectors.joining(" -- "));
                yield path(line.pen(), line.fill(), "", way + (line.fill() == null ? "" : " -- cycle"));
            }
            case Bow(Bezier curve, Pen pen) ->
                path(
                        pen,
                        null,
                        "",
                        at(curve.from()) + " .. controls " + at(curve.firstControl()) + " and "
                                + at(curve.secondControl()) + " .. " + at(curve.to()));
            case Box box ->
                path(
                        box.pen(),
                        box.fill(),
                        box.corner() == 0 ? "" : "rounded corners=" + SvgWriter.number(box.corner() * POINTS) + "bp",
                        at(new Point(box.x(), box.y())) + " rectangle "
                                + at(new Point(box.x() + box.width(), box.y() + box.height())));
            case Disc disc ->
                path(
                        disc.pen(),
                        disc.fill(),
                        "",
                        at(new Point(disc.x(), disc.y())) + " circle[radius=" + SvgWriter.number(disc.radius() * POINTS)
                                + "bp]");
            case Label label -> label(label);
        };
    }

    private static String path(@Nullable Pen pen, @Nullable Paint fill, String more, String way) {
        List<String> options = new ArrayList<>();
        if (fill != null) options.add("fill=" + colour(fill));
        if (pen != null) {
            options.add("draw=" + colour(pen.paint()));
            options.add("line width=" + SvgWriter.number(pen.width() * POINTS) + "bp");
            if (pen.dashed()) options.add("dashed");
        }
        if (!more.isEmpty()) options.add(more);
        return "\\path[" + String.join(",", options) + "] " + way + ";\n";
    }

    private static String label(Label label) {
        String anchor = switch (label.anchor()) {
            case START -> "base west";
            case MIDDLE -> "base";
            case END -> "base east";
        };
        double size = label.size() * POINTS;
        String halo = label.halo() ? ",fill=" + name(Ink.PAPER) + ",fill opacity=0.8,text opacity=1" : "";
        String letters = "\\sffamily\\fontsize{" + SvgWriter.number(size) + "}{" + SvgWriter.number(size * 1.2)
                + "}\\selectfont" + (label.bold() ? "\\bfseries" : "");
        return "\\node[anchor=" + anchor + ",inner sep=0.5bp,text=" + name(label.ink()) + ",font={" + letters + "}"
                + halo + "] at " + at(new Point(label.x(), label.y() + label.size() * 0.355)) + " {"
                + LatexText.escaped(label.text()) + "};\n";
    }

    private static String at(Point point) {
        return "(" + SvgWriter.number(point.x()) + "," + SvgWriter.number(point.y()) + ")";
    }

    private static String colour(Paint paint) {
        return switch (paint) {
            case Ink ink -> name(ink);
            case Heat heat -> {
                int rgb = Integer.parseInt(heat.colour().substring(1), 16);
                yield "{rgb,255:red," + (rgb >> 16) + ";green," + (rgb >> 8 & 0xFF) + ";blue," + (rgb & 0xFF) + "}";
            }
        };
    }

    static String name(Ink ink) {
        return "h" + ink.className().replace("-", "");
    }
}
