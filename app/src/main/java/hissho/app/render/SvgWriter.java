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
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes drawings as SVG. Colours are plain attributes, for every viewer, and classes, through which a style sheet may change
 * them: {@code s-} for lines and {@code f-} for surfaces, each with the name of the ink.
 */
final class SvgWriter {

    static final String FONTS = "'Noto Sans','Helvetica Neue',Helvetica,Arial,'Noto Sans CJK JP','Noto Sans JP',"
            + "'Hiragino Sans','Yu Gothic',Meiryo,sans-serif";

    private final StringBuilder out = new StringBuilder();
    private final String fonts;

    SvgWriter(String fonts) {
        this.fonts = fonts;
    }

    /** The rules by which a picture of its own follows the reader's preference for light or dark. */
    static String styleSheet() {
        return theme("svg.hissho", " svg.hissho") + classes();
    }

    /** The same for a page with pictures in it; the page may use the colours as well. */
    static String pageStyleSheet() {
        return theme(":root", "") + classes();
    }

    private static String theme(String holder, String insideRoot) {
        String light = "{" + variables(false) + "}\n";
        String dark = "{" + variables(true) + "}";
        return holder + light + "@media (prefers-color-scheme:dark){" + holder + dark + "}\n"
                + ":root[data-theme=\"light\"]" + insideRoot + light
                + ":root[data-theme=\"dark\"]" + insideRoot + dark + "\n";
    }

    private static String classes() {
        StringBuilder css = new StringBuilder();
        for (Ink ink : Ink.values()) {
            String name = ink.className();
            css.append("svg.hissho .s-" + name + "{stroke:var(--h-" + name + ")}");
            css.append("svg.hissho .f-" + name + "{fill:var(--h-" + name + ")}\n");
        }
        return css.toString();
    }

    private static String variables(boolean dark) {
        StringBuilder css = new StringBuilder();
        for (Ink ink : Ink.values())
            css.append("--h-")
                    .append(ink.className())
                    .append(':')
                    .append(dark ? ink.dark() : ink.light())
                    .append(';');
        return css.toString();
    }

    /** Opens a picture of the given size; {@code name} is what a screen reader says. */
    SvgWriter open(double x, double y, double width, double height, String name) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"hissho\" role=\"img\" aria-label=\"")
                .append(Xml.escaped(name))
                .append("\" width=\"" + number(width) + "\" height=\"" + number(height) + "\" viewBox=\"")
                .append(number(x) + " " + number(y) + " " + number(width) + " " + number(height))
                .append("\" font-family=\"")
                .append(Xml.escaped(fonts))
                .append("\">\n");
        return this;
    }

    SvgWriter style() {
        out.append("<style>\n").append(styleSheet()).append("</style>\n");
        return this;
    }

    SvgWriter paper(double x, double y, double width, double height) {
        write(new Box(x, y, width, height, 0, null, Ink.PAPER));
        return this;
    }

    /** A drawing whose upper left corner is moved to the given place. */
    SvgWriter drawing(Drawing drawing, double x, double y) {
        out.append("<g transform=\"translate(" + number(x - drawing.x()) + " " + number(y - drawing.y()) + ")\">\n");
        drawing.shapes().forEach(this::write);
        out.append("</g>\n");
        return this;
    }

    SvgWriter shape(Shape shape) {
        write(shape);
        return this;
    }

    String close() {
        return out.append("</svg>\n").toString();
    }

    /** A picture of one drawing, to stand in a page that has the style sheet. */
    static String inline(Drawing drawing, String name) {
        return new SvgWriter(FONTS)
                .open(0, 0, drawing.width(), drawing.height(), name)
                .drawing(drawing, 0, 0)
                .close();
    }

    private void write(Shape shape) {
        switch (shape) {
            case Line line -> {
                String points = line.points().stream().map(SvgWriter::pair).collect(Collectors.joining(" "));
                String name = line.fill() == null ? "polyline" : "polygon";
                out.append("<" + name + " points=\"" + points + "\"" + paints(line.pen(), line.fill(), true) + "/>\n");
            }
            case Bow(Bezier curve, Pen pen) ->
                out.append("<path d=\"M" + pair(curve.from()) + " C" + pair(curve.firstControl()) + " "
                        + pair(curve.secondControl()) + " " + pair(curve.to()) + "\"" + paints(pen, null, true)
                        + "/>\n");
            case Box box -> {
                String corner = box.corner() == 0 ? "" : " rx=\"" + number(box.corner()) + "\"";
                out.append("<rect x=\"" + number(box.x()) + "\" y=\"" + number(box.y()) + "\" width=\""
                        + number(box.width()) + "\" height=\"" + number(box.height()) + "\"" + corner
                        + paints(box.pen(), box.fill(), false) + "/>\n");
            }
            case Disc disc ->
                out.append("<circle cx=\"" + number(disc.x()) + "\" cy=\"" + number(disc.y()) + "\" r=\""
                        + number(disc.radius()) + "\"" + paints(disc.pen(), disc.fill(), false) + "/>\n");
            case Label label -> label(label);
        }
    }

    private void label(Label label) {
        String place = " x=\"" + number(label.x()) + "\" y=\"" + number(label.y() + label.size() * 0.355) + "\"";
        String anchor = switch (label.anchor()) {
            case START -> "";
            case MIDDLE -> " text-anchor=\"middle\"";
            case END -> " text-anchor=\"end\"";
        };
        String letters = " font-size=\"" + number(label.size()) + "\"" + (label.bold() ? " font-weight=\"bold\"" : "");
        String text = Xml.escaped(label.text());
        if (label.halo())
            out.append("<text aria-hidden=\"true\"" + place + anchor + letters
                    + " stroke-linejoin=\"round\"" + paints(Pen.of(Ink.PAPER, 4), Ink.PAPER, false) + ">" + text
                    + "</text>\n");
        out.append("<text" + place + anchor + letters + paints(null, label.ink(), false) + ">" + text + "</text>\n");
    }

    private static String paints(@Nullable Pen pen, @Nullable Paint fill, boolean line) {
        StringBuilder attributes = new StringBuilder();
        StringBuilder classes = new StringBuilder();
        if (fill == null) {
            attributes.append(" fill=\"none\"");
        } else {
            attributes.append(" fill=\"").append(colour(fill)).append('"');
            if (fill instanceof Ink ink) classes.append("f-").append(ink.className());
        }
        if (pen != null) {
            attributes.append(" stroke=\"").append(colour(pen.paint())).append('"');
            attributes.append(" stroke-width=\"").append(number(pen.width())).append('"');
            if (line) attributes.append(" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
            if (pen.dashed()) attributes.append(" stroke-dasharray=\"5 4\"");
            if (pen.paint() instanceof Ink ink)
                classes.append(classes.isEmpty() ? "" : " ").append("s-").append(ink.className());
        }
        if (!classes.isEmpty()) attributes.append(" class=\"").append(classes).append('"');
        return attributes.toString();
    }

    static String colour(Paint paint) {
        return switch (paint) {
            case Ink ink -> ink.light();
            case Heat heat -> heat.colour();
        };
    }

    private static String pair(Point point) {
        return number(point.x()) + "," + number(point.y());
    }

    static String number(double value) {
        if (!Double.isFinite(value)) return "0";
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
