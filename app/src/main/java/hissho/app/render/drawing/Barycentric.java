package hissho.app.render.drawing;

import hissho.report.Figure.Axis;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Region;
import hissho.report.Figure.Triangle;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Pictures in barycentric coordinates on an equilateral triangle: the first corner on the left, the second on the right, the third
 * on top; or, where the figure says so, the first at the bottom, the second at the top left, the third at the top right.
 */
public final class Barycentric {

    private static final double HEIGHT = Math.sqrt(3) / 2;
    /** What lies further away than this is cut off, so that the triangle can still be seen. */
    private static final double FAR = 3;

    private static final List<Point> CORNERS = List.of(new Point(0, 0), new Point(1, 0), new Point(0, 1));

    private final boolean firstBelow;

    private Barycentric(boolean firstBelow) {
        this.firstBelow = firstBelow;
    }

    /** The picture in the plane, without axes. */
    public static Plot flat(Triangle triangle) {
        return new Barycentric(triangle.firstBelow()).plot(triangle);
    }

    private Plot plot(Triangle triangle) {
        List<Curve> curves = new ArrayList<>();
        curves.add(new Curve(
                "", flat(List.of(CORNERS.get(0), CORNERS.get(1), CORNERS.get(2), CORNERS.get(0))), Tone.PLAIN, false));
        for (Curve curve : triangle.curves())
            curves.add(new Curve(curve.label(), flat(curve.points()), curve.tone(), curve.bold()));
        List<Dot> dots = new ArrayList<>();
        for (int k = 0; k < 3; k++)
            dots.add(new Dot(flat(CORNERS.get(k)), triangle.corners().get(k), Tone.PLAIN));
        for (Dot dot : triangle.dots()) dots.add(new Dot(flat(dot.at()), dot.label(), dot.tone()));
        List<Region> regions = triangle.regions().stream()
                .map(region -> new Region(region.label(), flat(region.outline()), region.tone(), region.corners()))
                .toList();
        List<Point> all = Stream.of(
                        curves.stream().flatMap(curve -> curve.points().stream()),
                        dots.stream().map(Dot::at),
                        regions.stream().flatMap(region -> region.outline().stream()))
                .flatMap(points -> points)
                .toList();
        Axis x = fitting(all.stream().mapToDouble(Point::x), 0.18);
        Axis y = fitting(all.stream().mapToDouble(Point::y), 0.08);
        return new Plot(x, y, curves, dots, regions, true);
    }

    /** An axis that holds all numbers, with so much of its length left free at both ends for the names of the corners. */
    private static Axis fitting(DoubleStream numbers, double free) {
        DoubleSummaryStatistics range =
                numbers.filter(number -> Math.abs(number) < FAR).summaryStatistics();
        double margin = (range.getMax() - range.getMin()) * free;
        return new Axis("", range.getMin() - margin, range.getMax() + margin);
    }

    private List<Point> flat(List<Point> points) {
        return points.stream().map(this::flat).toList();
    }

    private Point flat(Point point) {
        if (firstBelow) return new Point((1 - point.x() + point.y()) / 2, (point.x() + point.y()) * HEIGHT);
        return new Point(point.x() + point.y() / 2, point.y() * HEIGHT);
    }
}
