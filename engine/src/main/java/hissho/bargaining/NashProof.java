package hissho.bargaining;

import hissho.bargaining.FeasibleSet.Found;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/**
 * That a point is Nash's solution, without looking for it: the line through it with minus the slope of the ray from the threat has
 * the whole set below it, and on that line the product of gains is largest at the point. Where nobody gains together with the other,
 * a line with no negative normal separates the set from everything strictly better than the threat, and the point is Pareto optimal.
 */
final class NashProof {

    private NashProof() {}

    static boolean holds(FeasibleSet set, Point threat, Found found) {
        return switch (set) {
            case FeasibleSet.Polygon polygon -> polygon(polygon.hull(), threat, found);
            case FeasibleSet.Ellipse ellipse -> EllipseProof.holds(ellipse, threat, found);
            case FeasibleSet.Between curve -> CurveProof.holds(curve, threat, found);
        };
    }

    private static boolean polygon(Hull hull, Point threat, Found found) {
        if (!found.x().isRational()
                || !found.y().isRational()
                || !found.product().isRational()) return false;
        Point at = new Point(found.x().rational(), found.y().rational());
        Point gain = at.minus(threat);
        if (!hull.contains(at)
                || !at.atLeast(threat)
                || !found.product().rational().equals(gain.x().times(gain.y()))) return false;
        if (gain.x().isPositive() && gain.y().isPositive())
            return below(hull.vertices(), at, new Point(gain.y(), gain.x()));
        return hull.isPareto(at)
                && normals(hull, threat).stream().anyMatch(normal -> below(hull.vertices(), threat, normal));
    }

    /** Whether no vertex lies beyond the line through a point with this normal. */
    private static boolean below(List<Point> vertices, Point at, Point normal) {
        return vertices.stream()
                .allMatch(v -> normal.x()
                                .times(v.x().minus(at.x()))
                                .plus(normal.y().times(v.y().minus(at.y())))
                                .signum()
                        <= 0);
    }

    /** The axes, and what is perpendicular to the way from the threat to a vertex: if any line separates, one of these does. */
    private static List<Point> normals(Hull hull, Point threat) {
        List<Point> normals = new ArrayList<>(
                List.of(new Point(Rational.ONE, Rational.ZERO), new Point(Rational.ZERO, Rational.ONE)));
        for (Point vertex : hull.vertices()) {
            Point way = vertex.minus(threat);
            if (way.x().signum() * way.y().signum() < 0)
                normals.add(new Point(way.y().absolute(), way.x().absolute()));
        }
        return normals;
    }
}
