package hissho.app.render.drawing;

import hissho.report.Figure.Axis;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** The window of a plot, and what of lines and regions is seen through it (Liang and Barsky, Sutherland and Hodgman). */
public record Clipping(double left, double right, double bottom, double top) {

    /** How many times longer than the other a side of a window with equal scales may be. */
    private static final double MOST_SLENDER = 3;

    /** The window the axes give; an axis without extent gets the extent of what is drawn, or one unit. */
    public static Clipping of(Plot plot) {
        double[] x = range(plot.x(), points(plot).mapToDouble(Point::x));
        double[] y = range(plot.y(), points(plot).mapToDouble(Point::y));
        if (plot.equalScale()) {
            widen(x, (y[1] - y[0]) / MOST_SLENDER);
            widen(y, (x[1] - x[0]) / MOST_SLENDER);
        }
        return new Clipping(x[0], x[1], y[0], y[1]);
    }

    /** How far to the right a number lies, from 0 at the left edge to 1 at the right one. */
    public double across(double x) {
        return (x - left) / (right - left);
    }

    /** How far up a number lies, from 0 at the bottom to 1 at the top. */
    public double up(double y) {
        return (y - bottom) / (top - bottom);
    }

    public boolean holds(Point point) {
        return point.x() >= left && point.x() <= right && point.y() >= bottom && point.y() <= top;
    }

    /** The pieces of a polyline inside the window. */
    public List<List<Point>> polyline(List<Point> points) {
        List<List<Point>> pieces = new ArrayList<>();
        List<Point> piece = new ArrayList<>();
        for (int k = 0; k + 1 < points.size(); k++) {
            List<Point> seen = segment(points.get(k), points.get(k + 1));
            if (seen.isEmpty()) continue;
            if (piece.isEmpty() || !piece.getLast().equals(seen.getFirst())) {
                piece = new ArrayList<>();
                piece.add(seen.getFirst());
                pieces.add(piece);
            }
            piece.add(seen.getLast());
        }
        return pieces;
    }

    /** The part of a segment inside the window: its two ends, or nothing. */
    private List<Point> segment(Point a, Point b) {
        if (!isFinite(a) || !isFinite(b)) return List.of();
        double dx = b.x() - a.x();
        double dy = b.y() - a.y();
        double[] slopes = {-dx, dx, -dy, dy};
        double[] rooms = {a.x() - left, right - a.x(), a.y() - bottom, top - a.y()};
        double enter = 0;
        double leave = 1;
        for (int side = 0; side < 4; side++) {
            if (slopes[side] == 0) {
                if (rooms[side] < 0) return List.of();
                continue;
            }
            double t = rooms[side] / slopes[side];
            if (slopes[side] < 0) enter = Math.max(enter, t);
            else leave = Math.min(leave, t);
        }
        if (!(enter <= leave)) return List.of();
        return List.of(inside(a.x() + enter * dx, a.y() + enter * dy), inside(a.x() + leave * dx, a.y() + leave * dy));
    }

    /** The part of a polygon inside the window. */
    public List<Point> polygon(List<Point> outline) {
        List<Point> rest = outline.stream().filter(Clipping::isFinite).toList();
        for (int side = 0; side < 4; side++) rest = cut(rest, side);
        return rest.stream().map(point -> inside(point.x(), point.y())).toList();
    }

    /** The nearest point of the window: crossings of very long lines are not computed exactly. */
    private Point inside(double x, double y) {
        return new Point(Math.clamp(x, left, right), Math.clamp(y, bottom, top));
    }

    private List<Point> cut(List<Point> outline, int side) {
        List<Point> kept = new ArrayList<>();
        for (int k = 0; k < outline.size(); k++) {
            Point a = outline.get(k);
            Point b = outline.get((k + 1) % outline.size());
            double ra = room(a, side);
            double rb = room(b, side);
            if (ra >= 0) kept.add(a);
            if (ra >= 0 != rb >= 0) {
                double t = ra / (ra - rb);
                kept.add(new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y())));
            }
        }
        return kept;
    }

    private double room(Point point, int side) {
        return switch (side) {
            case 0 -> point.x() - left;
            case 1 -> right - point.x();
            case 2 -> point.y() - bottom;
            default -> top - point.y();
        };
    }

    /** Whether a point lies inside a polygon: a ray from it crosses the outline an odd number of times. */
    public static boolean contains(List<Point> outline, double x, double y) {
        boolean inside = false;
        for (int i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
            Point a = outline.get(i);
            Point b = outline.get(j);
            if (a.y() > y != b.y() > y && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x()) inside = !inside;
        }
        return inside;
    }

    private static boolean isFinite(Point point) {
        return Double.isFinite(point.x()) && Double.isFinite(point.y());
    }

    private static Stream<Point> points(Plot plot) {
        return Stream.of(
                        plot.curves().stream().flatMap(c -> c.points().stream()),
                        plot.dots().stream().map(d -> d.at()),
                        plot.regions().stream().flatMap(r -> r.outline().stream()))
                .flatMap(s -> s);
    }

    private static double[] range(Axis axis, DoubleStream drawn) {
        double low = Math.min(axis.from(), axis.to());
        double high = Math.max(axis.from(), axis.to());
        if (isProper(low, high)) return new double[] {low, high};
        double[] values = drawn.filter(v -> Math.abs(v) < 1e150).sorted().toArray();
        if (values.length > 0) {
            low = values[0];
            high = values[values.length - 1];
            if (isProper(low, high)) return new double[] {low, high};
            double margin = Math.max(1, Math.abs(low) / 10);
            return new double[] {low - margin, low + margin};
        }
        return new double[] {0, 1};
    }

    /** Makes a range at least so long, around its middle. */
    private static void widen(double[] range, double least) {
        double missing = Math.max(0, least - (range[1] - range[0])) / 2;
        range[0] -= missing;
        range[1] += missing;
    }

    private static boolean isProper(double low, double high) {
        return Math.abs(low) < 1e150
                && Math.abs(high) < 1e150
                && high - low > Math.max(Math.abs(low), Math.abs(high)) * 1e-9;
    }
}
