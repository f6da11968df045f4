package hissho.bargaining;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.bargaining.FeasibleSet.Between;
import hissho.bargaining.FeasibleSet.Found;
import hissho.number.Rational;

/**
 * That a point of a concave curve is Nash's solution: the product of gains along the curve has slope zero there, or does not fall
 * at the right end. Then the line of the theorem is the tangent, or lies above it on the left, and by concavity above the whole set.
 */
final class CurveProof {

    private CurveProof() {}

    static boolean holds(Between set, Point threat, Found found) {
        RealRoot x = found.x();
        RationalFunction right = RationalFunction.of(Polynomial.of(threat.x().negated(), Rational.ONE));
        RationalFunction product = right.times(set.upper().minus(RationalFunction.constant(threat.y())));
        boolean onCurve = x.compareTo(set.from()) >= 0
                && x.compareTo(set.to()) <= 0
                && found.y().equals(RootValue.of(set.upper(), x))
                && found.product().equals(RootValue.of(product, x));
        if (!onCurve || x.compareTo(threat.x()) < 0 || found.y().compareTo(threat.y()) < 0) return false;
        boolean both = x.compareTo(threat.x()) > 0 && found.y().compareTo(threat.y()) > 0;
        if (!both) return !bothCanGain(set, threat) && isPareto(set, x);
        int slope = product.derivative().signAt(x);
        return x.equals(set.to()) ? slope >= 0 : slope == 0;
    }

    /** Whether the curve is above the threat somewhere further right. */
    private static boolean bothCanGain(Between set, Point threat) {
        if (set.to().compareTo(threat.x()) <= 0) return false;
        RealRoot u = RealRoot.of(threat.x());
        int above = set.upper().minus(RationalFunction.constant(threat.y())).signAt(u);
        return above > 0 || set.upper().derivative().signAt(u) > 0;
    }

    /** A point of the curve is Pareto optimal where the curve only falls to the right of it. */
    private static boolean isPareto(Between set, RealRoot x) {
        return x.equals(set.to())
                || (!set.upper().isConstant() && set.upper().derivative().signAt(x) <= 0);
    }
}
