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

    /** Polynomials of a larger degree are not worked out: they take minutes, and nobody could read them. */
    private static final int MOST_ELIMINATED = 18;

    private static final int PLACES = 9;

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

    /**
     * The way from the threat to what each could get alone.
     *
     * @param above how high the curve lies above the threat
     * @param top where II gets most
     */
    private record Way(RealRoot first, RealRoot second, RationalFunction above, RealRoot far, RealRoot top) {

        /** Whether both can get together what each could get alone. */
        boolean isWhole() {
            return top.compareTo(far) == 0;
        }

        /** The numerator of the curve and the denominator's part of the way: numerator(x) a = (x - u) denominator(x) b. */
        int degree() {
            return Math.max(above.numerator().degree(), above.denominator().degree() + 1);
        }

        /** The degree of the polynomial that is left when both gains are eliminated. */
        int eliminated() {
            return degree() * CurvedKalai.degree(first) * CurvedKalai.degree(second);
        }
    }

    private static Way way(Between set, Point threat) {
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
        return new Way(first, second, above, far, top);
    }

    private static boolean nobodyGains(Between set, Point threat) {
        return CurveNash.gains(set, threat).contains(false);
    }

    /** Whether the coordinates are roots of polynomials too large to be worked out or read. */
    static boolean isLarge(FeasibleSet set, Point threat) {
        return set instanceof Between b
                && !nobodyGains(b, threat)
                && !way(b, threat).isWhole()
                && way(b, threat).eliminated() > MOST_ELIMINATED;
    }

    /** The point in decimals: of the exact coordinates, or of fractions between which they lie. */
    static List<String> decimals(FeasibleSet set, Point threat) {
        if (!isLarge(set, threat))
            return of(set, threat).stream().map(each -> each.decimal(PLACES)).toList();
        Between curve = (Between) set;
        Rational x = near(way(curve, threat), threat);
        return List.of(x.toDecimal(PLACES), curve.upper().at(x).orElseThrow().toDecimal(PLACES));
    }

    /** The point on the way by bisection: before it the curve lies above the way, behind it below, whatever the gains within their bounds. */
    private static Rational near(Way way, Point threat) {
        way.first().near(2 * PLACES);
        way.second().near(2 * PLACES);
        Rational low = threat.x();
        Rational high = way.far().high();
        for (int k = 0; k < 60; k++) {
            Rational middle = low.plus(high).over(2);
            Rational run = middle.minus(threat.x());
            Rational rise = way.above().at(middle).orElseThrow();
            boolean above = rise.times(way.first().low())
                            .compareTo(run.times(way.second().high()))
                    > 0;
            boolean below = rise.times(
                                    rise.isNegative()
                                            ? way.first().low()
                                            : way.first().high())
                            .compareTo(run.times(way.second().low()))
                    < 0;
            if (above) low = middle;
            else if (below) high = middle;
            else break;
        }
        return low.plus(high).over(2);
    }

    private static List<RealRoot> on(Between set, Point threat) {
        if (nobodyGains(set, threat)) return CurveNash.of(set, threat).facts();
        Way way = way(set, threat);
        if (way.isWhole()) return List.of(way.far(), RootValue.of(set.upper(), way.far()));
        if (way.eliminated() > MOST_ELIMINATED)
            throw new NotAnswered(Message.of("bargaining.kalai-large", way.eliminated()));
        RealRoot first = way.first();
        RealRoot second = way.second();
        RationalFunction above = way.above();
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
        Polynomial line = Polynomial.of(threat.x().negated(), Rational.ONE).times(above.denominator());
        RealRoot x = nearest(
                Elimination.of(
                        polynomial(first),
                        at -> Elimination.interpolated(
                                a -> norm(
                                        second,
                                        Polynomial.of(
                                                curve.at(at).times(a),
                                                line.at(at).negated())),
                                degree(second)),
                        way.degree() * degree(second)),
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
