package hissho.bargaining;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/**
 * Nash's solution on a polygon: along each Pareto edge the product of gains is a concave quadratic whose best point is rational;
 * the best over all edges is the solution. Where nobody can gain together with the other, the strong Pareto axiom decides alone.
 */
final class PolygonNash {

    private PolygonNash() {}

    static Point of(Hull hull, Point threat) {
        boolean first = gains(hull, threat, true);
        boolean second = gains(hull, threat, false);
        if (!first && !second) return threat;
        if (!strict(hull, threat))
            return hull.best(first, first ? threat.y() : threat.x()).orElseThrow();
        Point best = threat;
        for (Point candidate : candidates(hull.pareto(), threat))
            if (candidate.atLeast(threat) && product(candidate, threat).compareTo(product(best, threat)) > 0)
                best = candidate;
        return best;
    }

    static Rational product(Point p, Point threat) {
        return p.x().minus(threat.x()).times(p.y().minus(threat.y()));
    }

    /** Whether a player can gain while the other keeps at least the threat. */
    static boolean gains(Hull hull, Point threat, boolean first) {
        return hull.best(first, first ? threat.y() : threat.x())
                .map(p -> (first ? p.x().compareTo(threat.x()) : p.y().compareTo(threat.y())) > 0)
                .orElse(false);
    }

    /** Whether some point is strictly better for both: the mean of the best of each with the threat is, unless one of them cannot gain. */
    private static boolean strict(Hull hull, Point threat) {
        Point first = hull.best(true, threat.y()).orElseThrow();
        Point second = hull.best(false, threat.x()).orElseThrow();
        Point mean = first.plus(second).times(Rational.HALF);
        return mean.x().compareTo(threat.x()) > 0 && mean.y().compareTo(threat.y()) > 0;
    }

    private static List<Point> candidates(List<Point> chain, Point threat) {
        List<Point> candidates = new ArrayList<>(chain);
        for (int k = 0; k + 1 < chain.size(); k++) {
            Point a = chain.get(k);
            Point along = chain.get(k + 1).minus(a);
            Point off = a.minus(threat);
            Rational t = off.y()
                    .times(along.x())
                    .plus(off.x().times(along.y()))
                    .over(along.x().times(along.y()).times(-2));
            if (t.isPositive() && t.compareTo(Rational.ONE) < 0) candidates.add(a.plus(along.times(t)));
        }
        return candidates;
    }

    /** Kalai and Smorodinsky: the farthest point on the way from the threat to what each could get alone. */
    static Point kalaiSmorodinsky(Hull hull, Point threat) {
        Point ideal = new Point(
                hull.best(true, threat.y()).orElseThrow().x(),
                hull.best(false, threat.x()).orElseThrow().y());
        Point way = ideal.minus(threat);
        return threat.plus(way.times(hull.reach(threat, way)));
    }
}
