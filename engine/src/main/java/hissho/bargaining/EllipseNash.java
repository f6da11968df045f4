package hissho.bargaining;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.bargaining.FeasibleSet.Ellipse;
import hissho.bargaining.FeasibleSet.Found;
import hissho.number.Rational;
import hissho.report.Figure;
import java.util.ArrayList;
import java.util.List;

/**
 * Nash's solution on an ellipse X^2/A + Y^2/B = 1 around its centre. The hyperbola through the solution touches it where
 * X(X-U)/A = Y(Y-V)/B; with the equation of the ellipse one coordinate is then a quadratic in the other, which is a root of a quartic.
 */
final class EllipseNash {

    private EllipseNash() {}

    static Rational level(Ellipse e, Point p) {
        Point off = p.minus(e.centre());
        return off.x()
                .times(off.x())
                .over(e.squareX())
                .plus(off.y().times(off.y()).over(e.squareY()));
    }

    /** On the boundary, neither left of nor below the centre. */
    static boolean isPareto(Ellipse e, Point p) {
        return level(e, p).equals(Rational.ONE) && p.atLeast(e.centre());
    }

    static Found of(Ellipse e, Point threat) {
        if (isPareto(e, threat)) return Found.of(threat, Rational.ZERO);
        Point off = threat.minus(e.centre());
        if (off.x().isZero() && off.y().isZero())
            return new Found(
                    shifted(
                            RootValue.squareRoot(e.squareX().over(2)),
                            e.centre().x()),
                    shifted(
                            RootValue.squareRoot(e.squareY().over(2)),
                            e.centre().y()),
                    RootValue.squareRoot(e.squareX().times(e.squareY()).over(4)));
        boolean turned = off.y().isZero();
        Rational a = turned ? e.squareY() : e.squareX();
        Rational b = turned ? e.squareX() : e.squareY();
        Rational u = turned ? off.y() : off.x();
        Rational v = turned ? off.x() : off.y();
        // V Y / B = 1 - (2 X^2 - U X) / A
        Polynomial y =
                Polynomial.of(Rational.ONE, u.over(a), Rational.of(-2).over(a)).times(b.over(v));
        Polynomial quartic = Polynomial.of(Rational.ZERO, Rational.ZERO, b)
                .plus(y.times(y).times(a))
                .minus(Polynomial.constant(a.times(b)));
        Polynomial gains = Polynomial.of(u.negated(), Rational.ONE).times(y.minus(Polynomial.constant(v)));
        for (RealRoot x : quartic.realRoots()) {
            boolean right = x.compareTo(Rational.ZERO) > 0
                    && x.signOf(y) > 0
                    && x.compareTo(u) > 0
                    && x.signOf(y.minus(Polynomial.constant(v))) > 0;
            if (!right) continue;
            RealRoot one = shifted(x, turned ? e.centre().y() : e.centre().x());
            RealRoot other = shifted(
                    RootValue.of(y, x), turned ? e.centre().x() : e.centre().y());
            return turned
                    ? new Found(other, one, RootValue.of(gains, x))
                    : new Found(one, other, RootValue.of(gains, x));
        }
        throw new IllegalStateException("no tangent hyperbola for " + threat);
    }

    static RealRoot shifted(RealRoot root, Rational by) {
        return RootValue.of(Polynomial.of(by, Rational.ONE), root);
    }

    static List<List<RealRoot>> arc(Ellipse e) {
        RealRoot top = shifted(RootValue.squareRoot(e.squareY()), e.centre().y());
        RealRoot right = shifted(RootValue.squareRoot(e.squareX()), e.centre().x());
        return List.of(
                List.of(RealRoot.of(e.centre().x()), top),
                List.of(right, RealRoot.of(e.centre().y())));
    }

    /** The larger root of the quadratic along the diagonal. */
    static RealRoot equalGain(Ellipse e, Point threat) {
        Point off = threat.minus(e.centre());
        Polynomial along = Polynomial.of(off.x(), Rational.ONE)
                .power(2)
                .times(e.squareX().inverse())
                .plus(Polynomial.of(off.y(), Rational.ONE)
                        .power(2)
                        .times(e.squareY().inverse()))
                .minus(Polynomial.ONE);
        return along.realRoots().getLast();
    }

    static List<Figure.Point> outline(Ellipse e) {
        List<Figure.Point> points = new ArrayList<>();
        for (int k = 0; k < 96; k++) {
            double angle = Math.PI * k / 48;
            points.add(new Figure.Point(
                    e.centre().x().doubleValue() + Math.sqrt(e.squareX().doubleValue()) * Math.cos(angle),
                    e.centre().y().doubleValue() + Math.sqrt(e.squareY().doubleValue()) * Math.sin(angle)));
        }
        return points;
    }
}
