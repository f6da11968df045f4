package hissho.bargaining;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.bargaining.FeasibleSet.Between;
import hissho.bargaining.FeasibleSet.Found;
import hissho.number.Rational;
import hissho.report.Figure;
import java.util.ArrayList;
import java.util.List;

/** Nash's solution under a concave curve: the product of gains along the curve is largest at a root of its derivative, or at the right end. */
final class CurveNash {

    private CurveNash() {}

    private static RationalFunction constant(Rational value) {
        return RationalFunction.constant(value);
    }

    private static Rational at(RationalFunction f, Rational x) {
        return f.at(x).orElseThrow();
    }

    static boolean contains(Between set, Point p) {
        return set.from().compareTo(p.x()) <= 0
                && set.to().compareTo(p.x()) >= 0
                && at(set.lower(), p.x()).compareTo(p.y()) <= 0
                && at(set.upper(), p.x()).compareTo(p.y()) >= 0;
    }

    /** I gains where the curve is still above the threat further right; II where the threat is not on the curve, or the curve rises. */
    static List<Boolean> gains(Between set, Point threat) {
        boolean atEnd = set.to().compareTo(threat.x()) <= 0;
        int slope = at(set.upper().derivative(), threat.x()).signum();
        boolean onCurve = at(set.upper(), threat.x()).equals(threat.y());
        boolean level = set.upper().isConstant();
        boolean first = !atEnd
                && (!onCurve || slope > 0 || level)
                && (at(set.lower(), threat.x()).compareTo(threat.y()) < 0
                        || at(set.lower().derivative(), threat.x()).signum() <= 0
                        || slope > 0
                        || !onCurve);
        boolean second = !onCurve || (!atEnd && slope > 0);
        return List.of(first, second);
    }

    static Found of(Between set, Point threat) {
        RationalFunction gain = set.upper().minus(constant(threat.y()));
        RationalFunction product = RationalFunction.of(Polynomial.of(threat.x().negated(), Rational.ONE))
                .times(gain);
        List<Boolean> gains = gains(set, threat);
        if (!gains.contains(true)) return Found.of(threat, Rational.ZERO);
        if (!gains.get(0) || !gains.get(1)) return at(set, gains.get(0) ? set.to() : RealRoot.of(threat.x()), product);
        RealRoot best = set.to();
        for (RealRoot root : product.derivative().numerator().realRoots())
            if (root.compareTo(threat.x()) > 0
                    && root.compareTo(set.to()) < 0
                    && gain.signAt(root) > 0
                    && RootValue.of(product, root).compareTo(RootValue.of(product, best)) > 0) best = root;
        return at(set, best, product);
    }

    private static Found at(Between set, RealRoot x, RationalFunction product) {
        return new Found(x, RootValue.of(set.upper(), x), RootValue.of(product, x));
    }

    static List<List<RealRoot>> arc(Between set) {
        RealRoot top = set.from();
        RationalFunction slope = set.upper().derivative();
        if (slope.isZero()) top = set.to();
        else {
            for (RealRoot root : slope.numerator().realRoots())
                if (root.compareTo(set.from()) >= 0 && root.compareTo(set.to()) <= 0) top = root;
            if (slope.signAt(set.to()) > 0) top = set.to();
        }
        return List.of(
                List.of(top, RootValue.of(set.upper(), top)), List.of(set.to(), RootValue.of(set.upper(), set.to())));
    }

    /** How far one may go along the diagonal: until it rises above the upper curve, falls below the lower one, or comes to the right end. */
    static RealRoot equalGain(Between set, Point threat) {
        RationalFunction way = RationalFunction.of(Polynomial.of(threat.y().minus(threat.x()), Rational.ONE));
        RealRoot end = set.to();
        for (RationalFunction room : List.of(set.upper().minus(way), way.minus(set.lower()))) {
            RealRoot left = end(room, threat.x(), set.to());
            if (left.compareTo(end) < 0) end = left;
        }
        return RootValue.of(Polynomial.of(threat.x().negated(), Rational.ONE), end);
    }

    /** From where on a concave function that is not negative at first is negative; the end where it never is. It is so behind its last root, unless it rises there. */
    private static RealRoot end(RationalFunction room, Rational from, RealRoot to) {
        if (room.isZero()) return to;
        return room.numerator().realRoots().reversed().stream()
                .filter(root -> root.compareTo(from) >= 0 && root.compareTo(to) < 0)
                .findFirst()
                .filter(root -> room.derivative().signAt(root) <= 0)
                .orElse(to);
    }

    static List<Figure.Point> outline(Between set) {
        List<Figure.Point> points = new ArrayList<>();
        double from = set.from().doubleValue();
        double to = set.to().doubleValue();
        for (int k = 0; k <= 60; k++) points.add(value(set.lower(), from + (to - from) * k / 60));
        for (int k = 60; k >= 0; k--) points.add(value(set.upper(), from + (to - from) * k / 60));
        return points;
    }

    static Figure.Point value(RationalFunction f, double x) {
        return new Figure.Point(
                x, f.at(Rational.ofExactly(x)).map(Rational::doubleValue).orElse(0.0));
    }
}
