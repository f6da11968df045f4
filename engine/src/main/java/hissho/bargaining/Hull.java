package hissho.bargaining;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A convex polygon of payoffs, by its vertices counterclockwise from the leftmost, lowest one; it may be a segment or a point. The
 * hull of the cells of a bimatrix is what two players can reach without side payments.
 */
record Hull(List<Point> vertices) {

    private static final Comparator<Point> LEFT_FIRST =
            Comparator.comparing(Point::x).thenComparing(Point::y);

    Hull {
        vertices = List.copyOf(vertices);
    }

    /** The hull of points (Andrew's two chains). */
    static Hull of(Collection<Point> points) {
        List<Point> sorted = points.stream().distinct().sorted(LEFT_FIRST).toList();
        if (sorted.size() < 3) return new Hull(sorted);
        List<Point> lower = chain(sorted);
        List<Point> upper = chain(sorted.reversed());
        List<Point> all = new ArrayList<>(lower.subList(0, lower.size() - 1));
        all.addAll(upper.subList(0, upper.size() - 1));
        return new Hull(all);
    }

    private static List<Point> chain(List<Point> sorted) {
        List<Point> chain = new ArrayList<>();
        for (Point p : sorted) {
            while (chain.size() > 1) {
                Point last = chain.getLast();
                Point before = chain.get(chain.size() - 2);
                if (last.minus(before).cross(p.minus(last)).isPositive()) break;
                chain.removeLast();
            }
            chain.add(p);
        }
        return chain;
    }

    private Point vertex(int k) {
        return vertices.get(k % vertices.size());
    }

    boolean contains(Point p) {
        return mixture(p).isPresent();
    }

    /** The vertices from the top (rightmost among the highest) to the right (highest among the rightmost): what nobody can better. */
    List<Point> pareto() {
        Point top = vertices.stream()
                .max(Comparator.comparing(Point::y).thenComparing(Point::x))
                .orElseThrow();
        Point right = vertices.stream()
                .max(Comparator.comparing(Point::x).thenComparing(Point::y))
                .orElseThrow();
        List<Point> chain = new ArrayList<>(List.of(right));
        for (int k = vertices.indexOf(right); !vertex(k).equals(top); k++) chain.add(vertex(k + 1));
        return List.copyOf(chain.reversed());
    }

    boolean isPareto(Point p) {
        List<Point> chain = pareto();
        if (chain.contains(p)) return true;
        for (int k = 0; k + 1 < chain.size(); k++)
            if (share(chain.get(k), chain.get(k + 1), p).isPresent()) return true;
        return false;
    }

    /** How much of b is mixed with a to give p, where p lies between them. */
    static Optional<Rational> share(Point a, Point b, Point p) {
        Point along = b.minus(a);
        Point off = p.minus(a);
        if (!along.cross(off).isZero()) return Optional.empty();
        if (along.x().isZero() && along.y().isZero())
            return off.equals(along) ? Optional.of(Rational.ZERO) : Optional.empty();
        Rational t = along.x().isZero() ? off.y().over(along.y()) : off.x().over(along.x());
        return t.isNegative() || t.compareTo(Rational.ONE) > 0 ? Optional.empty() : Optional.of(t);
    }

    /** A part of a mixture: a vertex and its weight. */
    record Part(Point cell, Rational weight) {}

    /** At most three vertices whose mixture is the point, two where it lies on an edge; nothing outside. */
    Optional<List<Part>> mixture(Point p) {
        if (vertices.contains(p)) return Optional.of(List.of(new Part(p, Rational.ONE)));
        for (int k = 0; k < vertices.size(); k++) {
            Point a = vertex(k);
            Point b = vertex(k + 1);
            Optional<Rational> t = share(a, b, p);
            if (t.isPresent() && !a.equals(b))
                return Optional.of(List.of(new Part(a, Rational.ONE.minus(t.get())), new Part(b, t.get())));
        }
        Point a = vertices.getFirst();
        for (int k = 1; k + 1 < vertices.size(); k++) {
            Point b = vertices.get(k).minus(a);
            Point c = vertices.get(k + 1).minus(a);
            Rational area = b.cross(c);
            Rational s = p.minus(a).cross(c).over(area);
            Rational t = b.cross(p.minus(a)).over(area);
            Rational rest = Rational.ONE.minus(s).minus(t);
            if (s.isNegative() || t.isNegative() || rest.isNegative()) continue;
            List<Part> parts = new ArrayList<>();
            for (Part part : List.of(new Part(a, rest), new Part(vertices.get(k), s), new Part(vertices.get(k + 1), t)))
                if (!part.weight().isZero()) parts.add(part);
            return Optional.of(parts);
        }
        return Optional.empty();
    }

    /** The largest first (or second) payoff when the other player gets at least so much; nothing where nobody can give that. */
    Optional<Point> best(boolean first, Rational level) {
        List<Point> allowed = new ArrayList<>();
        for (int k = 0; k < vertices.size(); k++) {
            Point a = vertex(k);
            Point b = vertex(k + 1);
            Rational ya = first ? a.y() : a.x();
            Rational yb = first ? b.y() : b.x();
            if (ya.compareTo(level) >= 0) allowed.add(a);
            if (ya.minus(level).signum() * yb.minus(level).signum() < 0)
                allowed.add(a.plus(b.minus(a).times(level.minus(ya).over(yb.minus(ya)))));
        }
        Comparator<Point> order = first
                ? Comparator.comparing(Point::x).thenComparing(Point::y)
                : Comparator.comparing(Point::y).thenComparing(Point::x);
        return allowed.stream().max(order);
    }

    /** How far one can go from a point of the polygon in a direction, as a multiple of the direction. */
    Rational reach(Point from, Point direction) {
        Optional<Rational> most = Optional.empty();
        for (int k = 0; k < vertices.size(); k++) {
            Point edge = vertex(k + 1).minus(vertex(k));
            if (edge.x().isZero() && edge.y().isZero()) continue;
            Rational outward = direction.cross(edge);
            if (outward.signum() <= 0) continue;
            Rational here = edge.cross(from.minus(vertex(k))).over(outward);
            if (most.isEmpty() || here.compareTo(most.get()) < 0) most = Optional.of(here);
        }
        return most.orElseGet(() -> alongSegment(from, direction)).max(Rational.ZERO);
    }

    /** How far a direction goes that no edge stops: nowhere, or along the segment that the polygon is, to its farther end. */
    private Rational alongSegment(Point from, Point direction) {
        Rational square = direction.dot(direction);
        if (square.isZero()) return Rational.ZERO;
        return vertices.stream()
                .map(end -> end.minus(from).dot(direction).over(square))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }
}
