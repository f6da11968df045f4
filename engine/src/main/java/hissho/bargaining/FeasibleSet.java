package hissho.bargaining;

import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.report.Figure;
import java.util.List;

/** A compact convex set of payoffs on which two players bargain. */
sealed interface FeasibleSet {

    /** A point with algebraic coordinates. */
    record Found(RealRoot x, RealRoot y, RealRoot product) {
        static Found of(Point point, Rational product) {
            return new Found(RealRoot.of(point.x()), RealRoot.of(point.y()), RealRoot.of(product));
        }

        List<RealRoot> facts() {
            return List.of(x, y);
        }
    }

    boolean contains(Point point);

    /** Nash's solution with this threat, which lies in the set. */
    Found nash(Point threat);

    /** Whether I, and whether II, can gain while the other keeps the threat. */
    List<Boolean> gains(Point threat);

    /** The ends of the Pareto boundary, the upper left one first. */
    List<List<RealRoot>> arc();

    /** How much both gain where they gain equally and as much as possible. */
    RealRoot equalGain(Point threat);

    /** The boundary, for a figure. */
    List<Figure.Point> outline();

    record Polygon(Hull hull) implements FeasibleSet {
        @Override
        public boolean contains(Point point) {
            return hull.contains(point);
        }

        @Override
        public Found nash(Point threat) {
            Point found = PolygonNash.of(hull, threat);
            return Found.of(found, PolygonNash.product(found, threat));
        }

        @Override
        public List<Boolean> gains(Point threat) {
            return List.of(PolygonNash.gains(hull, threat, true), PolygonNash.gains(hull, threat, false));
        }

        @Override
        public List<List<RealRoot>> arc() {
            List<Point> chain = hull.pareto();
            return List.of(exact(chain.getFirst()), exact(chain.getLast()));
        }

        @Override
        public RealRoot equalGain(Point threat) {
            return RealRoot.of(hull.reach(threat, new Point(Rational.ONE, Rational.ONE)));
        }

        @Override
        public List<Figure.Point> outline() {
            return hull.vertices().stream().map(CooperativeFigures::at).toList();
        }

        private static List<RealRoot> exact(Point point) {
            return List.of(RealRoot.of(point.x()), RealRoot.of(point.y()));
        }
    }

    /** An ellipse with axes along the coordinates, by the squares of its semiaxes. */
    record Ellipse(Point centre, Rational squareX, Rational squareY) implements FeasibleSet {
        @Override
        public boolean contains(Point point) {
            return EllipseNash.level(this, point).compareTo(Rational.ONE) <= 0;
        }

        @Override
        public Found nash(Point threat) {
            return EllipseNash.of(this, threat);
        }

        @Override
        public List<Boolean> gains(Point threat) {
            boolean both = !EllipseNash.isPareto(this, threat);
            return List.of(both, both);
        }

        @Override
        public List<List<RealRoot>> arc() {
            return EllipseNash.arc(this);
        }

        @Override
        public RealRoot equalGain(Point threat) {
            return EllipseNash.equalGain(this, threat);
        }

        @Override
        public List<Figure.Point> outline() {
            return EllipseNash.outline(this);
        }
    }

    /** What lies between a convex curve below and a concave one above, over an interval. */
    record Between(
            hissho.algebra.RationalFunction lower, hissho.algebra.RationalFunction upper, RealRoot from, RealRoot to)
            implements FeasibleSet {
        @Override
        public boolean contains(Point point) {
            return CurveNash.contains(this, point);
        }

        @Override
        public Found nash(Point threat) {
            return CurveNash.of(this, threat);
        }

        @Override
        public List<Boolean> gains(Point threat) {
            return CurveNash.gains(this, threat);
        }

        @Override
        public List<List<RealRoot>> arc() {
            return CurveNash.arc(this);
        }

        @Override
        public RealRoot equalGain(Point threat) {
            return CurveNash.equalGain(this, threat);
        }

        @Override
        public List<Figure.Point> outline() {
            return CurveNash.outline(this);
        }
    }
}
