package hissho.bargaining;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.bargaining.FeasibleSet.Ellipse;
import hissho.bargaining.FeasibleSet.Found;
import hissho.number.Rational;

/**
 * That a point of an ellipse X²/A + Y²/B = 1 is Nash's solution: it satisfies this equation, and the tangent there, with normal
 * (X/A, Y/B), is the line with normal (Y-V, X-U) of the theorem, so X(X-U)/A = Y(Y-V)/B. The two equations give A V Y = AB - 2BX² + BUX.
 */
final class EllipseProof {

    private EllipseProof() {}

    static boolean holds(Ellipse e, Point threat, Found found) {
        Point off = threat.minus(e.centre());
        RealRoot x = EllipseNash.shifted(found.x(), e.centre().x().negated());
        RealRoot y = EllipseNash.shifted(found.y(), e.centre().y().negated());
        if (EllipseNash.isPareto(e, threat)) return found.equals(Found.of(threat, Rational.ZERO));
        boolean gains = x.compareTo(Rational.ZERO.max(off.x())) > 0 && y.compareTo(Rational.ZERO.max(off.y())) > 0;
        if (!gains) return false;
        if (off.x().isZero() && off.y().isZero()) return centred(e, x, y, found.product());
        return off.y().isZero()
                ? tangent(e.squareY(), e.squareX(), off.y(), off.x(), y, x, found.product())
                : tangent(e.squareX(), e.squareY(), off.x(), off.y(), x, y, found.product());
    }

    /** From the centre X²/A = Y²/B = 1/2, and the product is half the root of AB. */
    private static boolean centred(Ellipse e, RealRoot x, RealRoot y, RealRoot product) {
        return squared(x, e.squareX().over(2))
                && squared(y, e.squareY().over(2))
                && product.compareTo(Rational.ZERO) > 0
                && squared(product, e.squareX().times(e.squareY()).over(4));
    }

    private static boolean squared(RealRoot root, Rational square) {
        return root.signOf(Polynomial.of(square.negated(), Rational.ZERO, Rational.ONE)) == 0;
    }

    private static boolean tangent(
            Rational a, Rational b, Rational u, Rational v, RealRoot x, RealRoot y, RealRoot product) {
        Polynomial second = Polynomial.of(a.times(b), b.times(u), b.times(-2))
                .times(a.times(v).inverse());
        Polynomial onEllipse = Polynomial.of(a.times(b).negated(), Rational.ZERO, b)
                .plus(second.times(second).times(a));
        Polynomial gains = Polynomial.of(u.negated(), Rational.ONE).times(second.minus(Polynomial.constant(v)));
        return x.signOf(onEllipse) == 0 && y.equals(RootValue.of(second, x)) && product.equals(RootValue.of(gains, x));
    }
}
