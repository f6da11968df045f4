package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Label;
import hissho.report.Figure.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What is taken of a picture by texts and nodes, and which of several places for one more text is still free. */
final class FreePlaces {

    private static final double APART = 2;

    private record Taken(double left, double top, double right, double bottom) {
        double shared(Taken other) {
            double across = Math.min(right, other.right) - Math.max(left, other.left);
            double down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
            return across > 0 && down > 0 ? across * down : 0;
        }
    }

    /** A line that a text had better not cover, unless it is the text's own. */
    private record Crossing(Object owner, List<Point> points) {}

    private final List<Taken> taken = new ArrayList<>();
    private final List<Crossing> lines = new ArrayList<>();
    private final List<Crossing> edges = new ArrayList<>();

    /** Takes the place of a text, or of a node: a box, a closed line or a disc. */
    void take(Shape shape) {
        switch (shape) {
            case Label label -> take(new Point(label.left() + width(label) / 2, label.y()), width(label), label.size());
            case Shape.Box box ->
                take(new Point(box.x() + box.width() / 2, box.y() + box.height() / 2), box.width(), box.height());
            case Shape.Disc disc -> take(new Point(disc.x(), disc.y()), 2 * disc.radius(), 2 * disc.radius());
            case Shape.Line line when line.fill() != null -> outline(line.points());
            default -> {}
        }
    }

    /** A curve on which only its owner's name should stand. */
    void cross(Object owner, Bezier curve) {
        lines.add(new Crossing(owner, points(curve)));
    }

    /** A line that is better left free, where there is a choice. */
    void cross(Shape.Line line) {
        edges.add(new Crossing(
                line,
                points(Bezier.straight(line.points().getFirst(), line.points().getLast()))));
    }

    private static List<Point> points(Bezier curve) {
        double length = Math.hypot(
                curve.to().x() - curve.from().x(), curve.to().y() - curve.from().y());
        int steps = (int) Math.clamp(length / 3, 8, 600);
        return IntStream.rangeClosed(0, steps)
                .mapToObj(k -> curve.at((double) k / steps))
                .toList();
    }

    private static double width(Label label) {
        return Lettering.width(label.text(), label.size());
    }

    private void outline(List<Point> points) {
        double left = points.stream().mapToDouble(Point::x).min().orElse(0);
        double right = points.stream().mapToDouble(Point::x).max().orElse(0);
        double top = points.stream().mapToDouble(Point::y).min().orElse(0);
        double bottom = points.stream().mapToDouble(Point::y).max().orElse(0);
        taken.add(new Taken(left, top, right, bottom));
    }

    private void take(Point middle, double width, double height) {
        taken.add(around(middle, width, height, 0));
    }

    private static Taken around(Point middle, double width, double height, double margin) {
        return new Taken(
                middle.x() - width / 2 - margin,
                middle.y() - height / 2 - margin,
                middle.x() + width / 2 + margin,
                middle.y() + height / 2 + margin);
    }

    /**
     * The first of these middles where a text of this size covers no text or node; where there is a choice, no curve but its owner's; and where
     * there still is, no edge. It is taken then.
     */
    Optional<Point> first(Object owner, List<Point> middles, double width, double height) {
        List<Point> free = middles.stream()
                .filter(middle -> covered(middle, width, height) == 0)
                .toList();
        List<Point> apart = free.stream()
                .filter(middle -> !crosses(lines, owner, around(middle, width, height, 0)))
                .toList();
        Optional<Point> best = apart.stream()
                .filter(middle -> !crosses(edges, owner, around(middle, width, height, 0)))
                .findFirst()
                .or(() -> apart.stream().findFirst())
                .or(() -> free.stream().findFirst());
        best.ifPresent(middle -> take(middle, width, height));
        return best;
    }

    private static boolean crosses(List<Crossing> lines, Object owner, Taken box) {
        return lines.stream()
                .filter(line -> !line.owner().equals(owner))
                .flatMap(line -> line.points().stream())
                .anyMatch(point -> point.x() > box.left()
                        && point.x() < box.right()
                        && point.y() > box.top()
                        && point.y() < box.bottom());
    }

    /** The middle where such a text covers least. */
    Point least(List<Point> middles, double width, double height) {
        Point best = middles.stream()
                .min(Comparator.comparingDouble(middle -> covered(middle, width, height)))
                .orElseThrow();
        take(best, width, height);
        return best;
    }

    private double covered(Point middle, double width, double height) {
        Taken wanted = around(middle, width, height, APART);
        double sum = 0;
        for (Taken each : taken) sum += each.shared(wanted);
        return sum;
    }
}
