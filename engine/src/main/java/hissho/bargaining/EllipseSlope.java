package hissho.bargaining;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.number.Rational;
import java.util.Optional;

/** The slope of the ray on an ellipse whose solution has two irrational coordinates: by tangency it is minus the slope of the ellipse there. */
final class EllipseSlope {

    private EllipseSlope() {}

    static Optional<RealRoot> of(FeasibleSet.Ellipse e, Point threat, FeasibleSet.Found p) {
        Point off = threat.minus(e.centre());
        boolean turned = off.y().isZero();
        Rational a = turned ? e.squareY() : e.squareX();
        Rational b = turned ? e.squareX() : e.squareY();
        Rational u = turned ? off.y() : off.x();
        Rational v = turned ? off.x() : off.y();
        RealRoot x = EllipseNash.shifted(
                turned ? p.y() : p.x(), (turned ? e.centre().y() : e.centre().x()).negated());
        Polynomial y =
                Polynomial.of(Rational.ONE, u.over(a), Rational.of(-2).over(a)).times(b.over(v));
        RationalFunction slope =
                RationalFunction.of(y.minus(Polynomial.constant(v)), Polynomial.of(u.negated(), Rational.ONE));
        return Optional.of(RootValue.of(turned ? RationalFunction.ONE.over(slope) : slope, x));
    }
}
