package hissho.bargaining;

import hissho.algebra.Elimination;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.bargaining.FeasibleSet.Between;
import hissho.bargaining.FeasibleSet.Ellipse;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.words.Message;
import java.util.List;

/**
 * The solution of Kalai and Smorodinsky on curved sets: the farthest point on the way from the threat to what each could get alone. Both ideal gains are algebraic numbers; eliminating them leaves a
 * polynomial with rational coefficients for each coordinate, and of its roots the one near the point in floating point is meant.
 */
final class CurvedKalai {

    private static final double NEAR = 1e-7;

    private CurvedKalai() {}

    /** The point as (I, II). */
    static List<RealRoot> of(FeasibleSet set, Point threat) {
        return switch (set) {
            case Ellipse e -> on(e, threat);
            case Between b -> on(b, threat);
            case FeasibleSet.Polygon p -> {
                Point found = PolygonNash.kalaiSmorodinsky(p.hull(), threat);
                yield List.of(RealRoot.of(found.x()), RealRoot.of(found.y()));
            }
        };
    }

    // ---- ellipses

    private static List<RealRoot> on(Ellipse e, Point threat) {
        if (EllipseNash.isPareto(e, threat)) return List.of(RealRoot.of(threat.x()), RealRoot.of(threat.y()));
        Point off = threat.minus(e.centre());
        RealRoot first = gain(e.squareX(), off.x(), e.squareY(), off.y());
        RealRoot second = gain(e.squareY(), off.y(), e.squareX(), off.x());
        double u = off.x().doubleValue();
        double v = off.y().doubleValue();
        double a = first.doubleValue();
        double b = second.doubleValue();
        double xx = a * a / e.squareX().doubleValue() + b * b / e.squareY().doubleValue();
        double x = u * a / e.squareX().doubleValue() + v * b / e.squareY().doubleValue();
        double rest = u * u / e.squareX().doubleValue() + v * v / e.squareY().doubleValue() - 1;
        double along = (-x + Math.sqrt(x * x - xx * rest)) / xx;
        return List.of(
                EllipseNash.shifted(
                        coordinate(first, second, off.x(), e.squareX(), off.y(), e.squareY(), u + along * a),
                        e.centre().x()),
                EllipseNash.shifted(
                        coordinate(second, first, off.y(), e.squareY(), off.x(), e.squareX(), v + along * b),
                        e.centre().y()));
    }

    /** How much a player can gain alone: to the end of the axis, or to the boundary where the other's threat lies beyond the centre. */
    private static RealRoot gain(Rational square, Rational own, Rational otherSquare, Rational other) {
        Rational beyond = other.max(Rational.ZERO);
        Rational inside = square.times(
                Rational.ONE.minus(beyond.times(beyond).over(otherSquare)).max(Rational.ZERO));
        return EllipseNash.shifted(RootValue.squareRoot(inside), own.negated());
    }

    /** A coordinate X with B a^2 X^2 + A (a v + b (X - u))^2 = A B a^2, for the gains a and b. */
    private static RealRoot coordinate(
            RealRoot own, RealRoot other, Rational u, Rational squareX, Rational v, Rational squareY, double near) {
        return nearest(
                Elimination.of(
                        polynomial(own),
                        x -> Elimination.interpolated(
                                a -> {
                                    Rational left = squareY.times(a)
                                            .times(a)
                                            .times(x.times(x).minus(squareX));
                                    Polynomial line = Polynomial.of(a.times(v), x.minus(u));
                                    Polynomial all =
                                            line.times(line).times(squareX).plus(Polynomial.constant(left));
                                    return norm(other, all);
                                },
                                2 * degree(other)),
                        2 * degree(other)),
                near);
    }

    // ---- what lies under a curve

    private static List<RealRoot> on(Between set, Point threat) {
        List<Boolean> gains = CurveNash.gains(set, threat);
        if (!gains.get(0) || !gains.get(1)) return CurveNash.of(set, threat).facts();
        RealRoot far = set.to();
        RationalFunction above = set.upper().minus(RationalFunction.constant(threat.y()));
        for (RealRoot root : above.numerator().realRoots())
            if (root.compareTo(threat.x()) > 0 && root.compareTo(far) < 0) far = root;
        RealRoot top = RealRoot.of(threat.x());
        RealRoot peak = CurveNash.arc(set).getFirst().getFirst();
        if (peak.compareTo(threat.x()) > 0) top = peak;
        RealRoot first = EllipseNash.shifted(far, threat.x().negated());
        RealRoot second =
                EllipseNash.shifted(RootValue.of(set.upper(), top), threat.y().negated());
        double slope = second.doubleValue() / first.doubleValue();
        double low = threat.x().doubleValue();
        double high = set.to().doubleValue();
        for (int k = 0; k < 200; k++) {
            double middle = (low + high) / 2;
            double over = CurveNash.value(above, middle).y()
                    - slope * (middle - threat.x().doubleValue());
            if (over > 0) low = middle;
            else high = middle;
        }
        // numerator(x) a = (x - u) denominator(x) b
        Polynomial curve = above.numerator();
        Polynomial way = Polynomial.of(threat.x().negated(), Rational.ONE).times(above.denominator());
        int degree = Math.max(curve.degree(), way.degree());
        RealRoot x = nearest(
                Elimination.of(
                        polynomial(first),
                        at -> Elimination.interpolated(
                                a -> norm(
                                        second,
                                        Polynomial.of(
                                                curve.at(at).times(a),
                                                way.at(at).negated())),
                                degree(second)),
                        degree * degree(second)),
                low);
        return List.of(x, RootValue.of(set.upper(), x));
    }

    // ---- algebraic numbers

    private static Polynomial polynomial(RealRoot root) {
        return root.isRational()
                ? Polynomial.of(root.rational().negated(), Rational.ONE)
                : root.polynomial().monic();
    }

    private static int degree(RealRoot root) {
        return polynomial(root).degree();
    }

    /** The product of a polynomial's values at the root and its conjugates, up to a factor. */
    private static Rational norm(RealRoot root, Polynomial of) {
        return Elimination.resultant(polynomial(root), of);
    }

    private static RealRoot nearest(Polynomial polynomial, double near) {
        List<RealRoot> close = polynomial.realRoots().stream()
                .filter(root -> Math.abs(root.doubleValue() - near) < NEAR * (1 + Math.abs(near)))
                .toList();
        if (close.size() != 1) throw new NotAnswered(Message.of("core.not-answered", "kalaiSmorodinsky"));
        return close.getFirst();
    }
}
