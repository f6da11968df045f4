package hissho.app.render.drawing;

import hissho.report.Figure.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds room for labels: of a few places beside a point, the one where the label covers least. */
final class Placement {

    private static final double MOST_COVERED = 12;
    private static final double OUTWARDS = 6;

    /** What it costs to stand as near to another point as to one's own, and how near is as near. */
    private static final double MISTAKEN = 10;

    private static final double AS_NEAR = 3;
    /** What it costs to stand elsewhere than at the first of several points. */
    private static final double LATER = 4;

    /** A point of a line, and how much it matters. */
    private record Stroke(Point at, double weight) {}

    private record Taken(double left, double top, double right, double bottom) {
        double overlap(Taken other) {
            double across = Math.min(right, other.right) - Math.max(left, other.left);
            double down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
            return across > 0 && down > 0 ? across * down : 0;
        }

        double distance(Point point) {
            return Math.hypot(
                    Math.max(0, Math.max(left - point.x(), point.x() - right)),
                    Math.max(0, Math.max(top - point.y(), point.y() - bottom)));
        }

        boolean nearlyHolds(Point point) {
            return point.x() > left - 2 && point.x() < right + 2 && point.y() > top - 1 && point.y() < bottom + 1;
        }
    }

    private final Taken frame;
    private final List<Stroke> lines = new ArrayList<>();
    private final List<Taken> boxes = new ArrayList<>();
    private final List<Point> points = new ArrayList<>();

    Placement(double left, double top, double right, double bottom) {
        this.frame = new Taken(left, top, right, bottom);
    }

    /** A line labels should not cover, the less the heavier it is. */
    void avoid(Point from, Point to, double weight) {
        int steps = (int) Math.clamp(Math.hypot(to.x() - from.x(), to.y() - from.y()) / 4, 1, 400);
        for (int k = 0; k <= steps; k++) lines.add(new Stroke(Bezier.mix(from, to, (double) k / steps), weight));
    }

    void take(double left, double top, double right, double bottom) {
        boxes.add(new Taken(left, top, right, bottom));
    }

    /** Takes the place of a point that has a name, beside which the names of others would be mistaken for its own. */
    void mark(Point point, double radius) {
        points.add(point);
        take(point.x() - radius, point.y() - radius, point.x() + radius, point.y() + radius);
    }

    /** The left and middle of the best place for a label of this size near a point. */
    Point beside(Point point, double width, double height) {
        return taken(point, cheapest(point, offers(width, height), width, height), width, height);
    }

    /** The same near one of several points, the first unless another covers clearly less. */
    Point besideOneOf(List<Point> points, double width, double height) {
        List<Point> offers = offers(width, height);
        Point best = points.getFirst();
        double least = Double.MAX_VALUE;
        for (Point point : points) {
            double cost = cost(point, cheapest(point, offers, width, height), width, height)
                    + (least < Double.MAX_VALUE ? LATER : 0);
            if (cost >= least) continue;
            least = cost;
            best = point;
        }
        return beside(best, width, height);
    }

    /** The same, for a corner of something that lies around a middle: away from the middle where that covers no more. */
    Point outside(Point point, Point middle, double width, double height) {
        double dx = point.x() - middle.x();
        double dy = point.y() - middle.y();
        Point best = offers(width, height).stream()
                .min(Comparator.comparingDouble(offer -> {
                    double x = offer.x() + width / 2;
                    double lengths = Math.max(1e-9, Math.hypot(x, offer.y()) * Math.hypot(dx, dy));
                    return cost(point, offer, width, height) - OUTWARDS * (x * dx + offer.y() * dy) / lengths;
                }))
                .orElse(point);
        return taken(point, best, width, height);
    }

    private static List<Point> offers(double width, double height) {
        double away = 9;
        double up = away + height / 2;
        List<Point> offers = new ArrayList<>();
        for (double extra : new double[] {0, height * 0.8, height * 1.6}) {
            for (double y : new double[] {-up - extra, up + extra}) {
                offers.add(new Point(away, y));
                offers.add(new Point(-away - width, y));
                offers.add(new Point(-width / 2, y + Math.signum(y) * 3));
                offers.add(new Point(away + 14 + extra, y));
                offers.add(new Point(-away - 14 - extra - width, y));
            }
            offers.add(new Point(away + 3 + extra, 0));
            offers.add(new Point(-away - 3 - extra - width, 0));
        }
        return offers;
    }

    /** The place just above or just below the left end of a line, where there is one that covers little. */
    Optional<Point> atLeftEnd(Point end, double width, double height) {
        List<Point> offers = List.of(new Point(6, -height * 0.62), new Point(6, height * 0.62));
        Point offer = cheapest(end, offers, width, height);
        if (cost(end, offer, width, height) > MOST_COVERED) return Optional.empty();
        return Optional.of(taken(end, offer, width, height));
    }

    private Point taken(Point point, Point offer, double width, double height) {
        Point place = new Point(point.x() + offer.x(), point.y() + offer.y());
        take(place.x(), place.y() - height / 2, place.x() + width, place.y() + height / 2);
        return place;
    }

    private Point cheapest(Point point, List<Point> offers, double width, double height) {
        return offers.stream()
                .min(Comparator.comparingDouble(offer -> cost(point, offer, width, height)))
                .orElse(point);
    }

    private double cost(Point point, Point offer, double width, double height) {
        double left = point.x() + offer.x();
        double middle = point.y() + offer.y();
        Taken box = new Taken(left, middle - height / 2, left + width, middle + height / 2);
        double fromSide = Math.max(0, Math.max(offer.x(), -offer.x() - width));
        double cost = 0.12 * (Math.abs(offer.y()) + fromSide);
        cost += (width * height - box.overlap(frame)) / 10;
        for (Taken taken : boxes) cost += box.overlap(taken);
        for (Point other : points)
            if (!other.equals(point) && box.distance(other) < box.distance(point) + AS_NEAR) cost += MISTAKEN;
        for (Stroke stroke : lines) if (box.nearlyHolds(stroke.at())) cost += stroke.weight();
        return cost;
    }
}
