package hissho.duopoly;

import hissho.report.Figure.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Curves of a figure, sampled. */
final class Plane {

    private static final int STEPS = 80;

    private Plane() {}

    static List<Point> curve(double from, double to, DoubleUnaryOperator y) {
        List<Point> points = new ArrayList<>();
        for (int k = 0; k <= STEPS; k++) {
            double x = from + (to - from) / STEPS * k;
            if (!Double.isFinite(x)) continue;
            double value = y.applyAsDouble(x);
            if (Double.isFinite(value)) points.add(new Point(x, value));
        }
        return points;
    }

    /** A curve from near zero, where it is steep, with points that lie closer there. */
    static List<Point> fromZero(double to, DoubleUnaryOperator y) {
        List<Point> points = new ArrayList<>();
        for (int k = 1; k <= 2 * STEPS; k++) {
            double share = k / (2.0 * STEPS);
            double x = to * share * share;
            points.add(new Point(x, y.applyAsDouble(x)));
        }
        return points;
    }

    /** The same curve with the axes exchanged. */
    static List<Point> turned(List<Point> points) {
        return points.stream().map(p -> new Point(p.y(), p.x())).toList();
    }

    /** The part of a curve inside a square from zero. */
    static List<Point> inside(List<Point> points, double to) {
        return points.stream()
                .filter(p -> p.x() >= 0 && p.y() >= 0 && p.x() <= to && p.y() <= to)
                .toList();
    }
}
