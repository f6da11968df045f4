package hissho.app.render.drawing;

import hissho.report.Figure.Point;

/** A cubic Bézier curve, with de Casteljau's construction. */
public record Bezier(Point from, Point firstControl, Point secondControl, Point to) {

    /** The straight segment as a curve. */
    static Bezier straight(Point from, Point to) {
        return new Bezier(from, mix(from, to, 1 / 3.0), mix(from, to, 2 / 3.0), to);
    }

    /** A curve whose middle is so far to the left of the straight way, looking from the start to the end with y downwards. */
    static Bezier bowed(Point from, Point to, double bulge) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.max(1e-9, Math.hypot(dx, dy));
        double nx = dy / length * bulge * 4 / 3;
        double ny = -dx / length * bulge * 4 / 3;
        return new Bezier(
                from,
                new Point(from.x() + dx * 0.25 + nx, from.y() + dy * 0.25 + ny),
                new Point(from.x() + dx * 0.75 + nx, from.y() + dy * 0.75 + ny),
                to);
    }

    Point at(double t) {
        return mix(mix(a(t), b(t), t), mix(b(t), c(t), t), t);
    }

    /** The part of this curve between two times. */
    Bezier between(double start, double end) {
        Bezier rest = new Bezier(at(start), mix(b(start), c(start), start), c(start), to);
        double t = start >= 1 ? 1 : (end - start) / (1 - start);
        return new Bezier(rest.from, rest.a(t), mix(rest.a(t), rest.b(t), t), rest.at(t));
    }

    private Point a(double t) {
        return mix(from, firstControl, t);
    }

    private Point b(double t) {
        return mix(firstControl, secondControl, t);
    }

    private Point c(double t) {
        return mix(secondControl, to, t);
    }

    static Point mix(Point p, Point q, double t) {
        return new Point(p.x() + t * (q.x() - p.x()), p.y() + t * (q.y() - p.y()));
    }
}
