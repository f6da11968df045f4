package hissho.app.render.drawing;

import hissho.report.Figure.Point;
import java.util.ArrayList;
import java.util.List;

/** Finds room for labels: of a few places beside a point, the one where the label covers least. */
final class Placement {

    private record Taken(double left, double top, double right, double bottom) {
        double overlap(Taken other) {
            double across = Math.min(right, other.right) - Math.max(left, other.left);
            double down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
            return across > 0 && down > 0 ? across * down : 0;
        }
    }

    private final Taken frame;
    private final List<Point> points = new ArrayList<>();
    private final List<Taken> boxes = new ArrayList<>();

    Placement(double left, double top, double right, double bottom) {
        this.frame = new Taken(left, top, right, bottom);
    }

    /** A line labels should not cover. */
    void avoid(Point from, Point to) {
        int steps = (int) Math.clamp(Math.hypot(to.x() - from.x(), to.y() - from.y()) / 4, 1, 400);
        for (int k = 0; k <= steps; k++) points.add(Bezier.mix(from, to, (double) k / steps));
    }

    void take(double left, double top, double right, double bottom) {
        boxes.add(new Taken(left, top, right, bottom));
    }

    /** The left and middle of the best place for a label of this size near a point. */
    Point beside(Point point, double width, double height) {
        double away = 9;
        double[][] offers = {
            {away, -away - height / 2},
            {-away - width, -away - height / 2},
            {-width / 2, -away - height / 2 - 3},
            {away, away + height / 2},
            {-away - width, away + height / 2},
            {-width / 2, away + height / 2 + 3},
            {away + 3, 0},
            {-away - 3 - width, 0},
            {away + 12, -2.2 * height},
            {-away - 12 - width, -2.2 * height},
            {away + 12, 2.2 * height},
            {-away - 12 - width, 2.2 * height}
        };
        double best = Double.MAX_VALUE;
        Point place = point;
        for (int k = 0; k < offers.length; k++) {
            double left = point.x() + offers[k][0];
            double middle = point.y() + offers[k][1];
            Taken box = new Taken(left, middle - height / 2, left + width, middle + height / 2);
            double cost = cost(box) + k * 0.4;
            if (cost < best) {
                best = cost;
                place = new Point(left, middle);
            }
        }
        take(place.x(), place.y() - height / 2, place.x() + width, place.y() + height / 2);
        return place;
    }

    private double cost(Taken box) {
        double area = (box.right - box.left) * (box.bottom - box.top);
        double cost = (area - box.overlap(frame)) / 10;
        for (Taken taken : boxes) cost += box.overlap(taken);
        for (Point point : points)
            if (point.x() > box.left - 2
                    && point.x() < box.right + 2
                    && point.y() > box.top - 1
                    && point.y() < box.bottom + 1) cost += 3;
        return cost;
    }
}
