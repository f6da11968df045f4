package hissho.app.render;

import hissho.app.render.drawing.Bezier;
import hissho.app.render.drawing.Drawing;
import hissho.app.render.drawing.Ink;
import hissho.app.render.drawing.Paint;
import hissho.app.render.drawing.Shape;
import hissho.app.render.drawing.Shape.Bow;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Disc;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.app.render.drawing.Shape.Pen;
import hissho.progress.Progress;
import hissho.report.Figure.Point;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import org.jspecify.annotations.Nullable;

/** Paints drawings as pixels, in the colours of light paper, shape by shape, so that it can be stopped. */
final class Painter {

    private static final float[] DASHES = {5, 4};
    private static final Pen HALO = Pen.of(Ink.PAPER, 4);

    private final Graphics2D graphics;
    private final String family;
    private final Progress progress;

    Painter(Graphics2D graphics, String family, Progress progress) {
        this.graphics = graphics;
        this.family = family;
        this.progress = progress;
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    }

    /** A drawing whose upper left corner is moved to the given place. */
    void drawing(Drawing drawing, double x, double y) {
        graphics.translate(x - drawing.x(), y - drawing.y());
        drawing.shapes().forEach(this::shape);
        graphics.translate(drawing.x() - x, drawing.y() - y);
    }

    void shape(Shape shape) {
        progress.check();
        switch (shape) {
            case Line line -> outline(path(line), line.pen(), line.fill(), true);
            case Bow(Bezier curve, Pen pen) -> outline(curve(curve), pen, null, true);
            case Box box -> outline(box(box), box.pen(), box.fill(), false);
            case Disc(double x, double y, double radius, @Nullable Pen pen, @Nullable Paint fill) ->
                outline(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), pen, fill, false);
            case Label label -> label(label);
        }
    }

    private void outline(java.awt.Shape outline, @Nullable Pen pen, @Nullable Paint fill, boolean line) {
        if (fill != null) {
            graphics.setColor(colour(fill));
            graphics.fill(outline);
        }
        if (pen == null) return;
        graphics.setColor(colour(pen.paint()));
        graphics.setStroke(stroke(pen, line));
        graphics.draw(outline);
    }

    private static BasicStroke stroke(Pen pen, boolean line) {
        int cap = line ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT;
        int join = line ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER;
        float @Nullable [] dashes = pen.dashed() ? DASHES : null;
        return new BasicStroke((float) pen.width(), cap, join, 4, dashes, 0);
    }

    private static Path2D path(Line line) {
        Path2D path = new Path2D.Double();
        for (Point point : line.points()) {
            if (path.getCurrentPoint() == null) path.moveTo(finite(point.x()), finite(point.y()));
            else path.lineTo(finite(point.x()), finite(point.y()));
        }
        if (line.fill() != null && path.getCurrentPoint() != null) path.closePath();
        return path;
    }

    private static CubicCurve2D curve(Bezier curve) {
        return new CubicCurve2D.Double(
                finite(curve.from().x()),
                finite(curve.from().y()),
                finite(curve.firstControl().x()),
                finite(curve.firstControl().y()),
                finite(curve.secondControl().x()),
                finite(curve.secondControl().y()),
                finite(curve.to().x()),
                finite(curve.to().y()));
    }

    private static java.awt.Shape box(Box box) {
        double round = 2 * box.corner();
        return round == 0
                ? new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height())
                : new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), round, round);
    }

    private static double finite(double value) {
        return Double.isFinite(value) ? value : 0;
    }

    private void label(Label label) {
        if (label.text().isEmpty()) return;
        Font font = new Font(family, label.bold() ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) label.size());
        graphics.setFont(font);
        double width = graphics.getFontMetrics()
                .getStringBounds(label.text(), graphics)
                .getWidth();
        double left = switch (label.anchor()) {
            case START -> label.x();
            case MIDDLE -> label.x() - width / 2;
            case END -> label.x() - width;
        };
        double baseline = label.y() + label.size() * 0.355;
        if (label.halo())
            outline(
                    font.createGlyphVector(graphics.getFontRenderContext(), label.text())
                            .getOutline((float) left, (float) baseline),
                    HALO,
                    Ink.PAPER,
                    true);
        graphics.setColor(colour(label.ink()));
        graphics.drawString(label.text(), (float) left, (float) baseline);
    }

    private static Color colour(Paint paint) {
        return Color.decode(SvgWriter.colour(paint));
    }
}
