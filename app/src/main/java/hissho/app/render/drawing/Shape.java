package hissho.app.render.drawing;

import hissho.report.Figure.Point;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One thing drawn; y grows downwards. */
public sealed interface Shape {

    /** How a line is drawn. */
    record Pen(Paint paint, double width, boolean dashed) {
        public static Pen of(Paint paint, double width) {
            return new Pen(paint, width, false);
        }

        public static Pen dashed(Paint paint, double width) {
            return new Pen(paint, width, true);
        }
    }

    /** A line through points; closed and filled where it has a fill. */
    record Line(
            List<Point> points, @Nullable Pen pen, @Nullable Paint fill) implements Shape {
        public Line {
            points = List.copyOf(points);
        }

        public static Line of(Pen pen, Point... points) {
            return new Line(List.of(points), pen, null);
        }

        public static Line filled(Paint fill, List<Point> outline) {
            return new Line(outline, null, fill);
        }
    }

    /** A cubic curve. */
    record Bow(Bezier curve, Pen pen) implements Shape {}

    record Box(
            double x,
            double y,
            double width,
            double height,
            double corner,
            @Nullable Pen pen,
            @Nullable Paint fill) implements Shape {}

    record Disc(
            double x,
            double y,
            double radius,
            @Nullable Pen pen,
            @Nullable Paint fill) implements Shape {}

    /** A text whose middle line is at y; a halo keeps it readable on top of lines. */
    record Label(double x, double y, String text, Anchor anchor, double size, boolean bold, Ink ink, boolean halo)
            implements Shape {

        double left() {
            double width = Lettering.width(text, size);
            return switch (anchor) {
                case START -> x;
                case MIDDLE -> x - width / 2;
                case END -> x - width;
            };
        }
    }

    /** Which part of a text is at its x. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
