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
import java.util.List;

/** Pictures in barycentric coordinates on an equilateral triangle: the first corner on the left, the second on the right, the third on top. */
public final class Barycentric {

    private static final double HEIGHT = Math.sqrt(3) / 2;
    private static final List<Point> CORNERS = List.of(new Point(0, 0), new Point(1, 0), new Point(0, 1));

    private Barycentric() {}

    /** The picture in the plane, without axes. */
    public static Plot flat(Triangle triangle) {
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
        Axis fitting = new Axis("", 0, 0);
        return new Plot(fitting, fitting, curves, dots, regions, true);
    }

    private static List<Point> flat(List<Point> points) {
        return points.stream().map(Barycentric::flat).toList();
    }

    private static Point flat(Point point) {
        return new Point(point.x() + point.y() / 2, point.y() * HEIGHT);
    }
}
