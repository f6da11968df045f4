package hissho.bargaining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;

/** Equal gains and the solution of Kalai and Smorodinsky on ellipses and under curves, against searches in floating point. */
class CurvedSetsTest {

    private static final double NEAR = 1e-6;

    /** How far one can go from a point in a direction while a function stays at most zero. */
    private static double reach(DoubleBinaryOperator outside, double x, double y, double dx, double dy) {
        double low = 0;
        double high = 1;
        while (outside.applyAsDouble(x + high * dx, y + high * dy) <= 0) high *= 2;
        for (int k = 0; k < 200; k++) {
            double middle = (low + high) / 2;
            if (outside.applyAsDouble(x + middle * dx, y + middle * dy) <= 0) low = middle;
            else high = middle;
        }
        return low;
    }

    /** The most a player can get while the other has at least the threat: the best of many fixed levels of the other. */
    private static double ideal(DoubleBinaryOperator outside, double x, double y, boolean first) {
        double high = first ? reach(outside, x, y, 0, 1) : reach(outside, x, y, 1, 0);
        double best = 0;
        double left = 0;
        double right = high;
        for (int k = 0; k < 300; k++) { // how far the set reaches is a concave function of the level
            double a = left + (right - left) / 3;
            double b = right - (right - left) / 3;
            double atA = first ? reach(outside, x, y + a, 1, 0) : reach(outside, x + a, y, 0, 1);
            double atB = first ? reach(outside, x, y + b, 1, 0) : reach(outside, x + b, y, 0, 1);
            best = Math.max(best, Math.max(atA, atB));
            if (atA < atB) left = a;
            else right = b;
        }
        return Math.max(best, first ? reach(outside, x, y, 1, 0) : reach(outside, x, y, 0, 1));
    }

    private static void compare(FeasibleSet set, Point threat, DoubleBinaryOperator outside) {
        double x = threat.x().doubleValue();
        double y = threat.y().doubleValue();
        double equal = reach(outside, x, y, 1, 1);
        assertEquals(equal, set.equalGain(threat).doubleValue(), NEAR * (1 + equal), "equal gains from " + threat);
        double a = ideal(outside, x, y, true);
        double b = ideal(outside, x, y, false);
        double part = reach(outside, x, y, a, b);
        List<String> decimals = CurvedKalai.decimals(set, threat);
        assertEquals(x + part * a, Double.parseDouble(decimals.get(0)), NEAR * (1 + Math.abs(x) + a));
        assertEquals(y + part * b, Double.parseDouble(decimals.get(1)), NEAR * (1 + Math.abs(y) + b));
        if (CurvedKalai.isLarge(set, threat)) return;
        List<RealRoot> kalai = CurvedKalai.of(set, threat);
        assertEquals(x + part * a, kalai.get(0).doubleValue(), NEAR * (1 + Math.abs(x) + a), "I from " + threat);
        assertEquals(y + part * b, kalai.get(1).doubleValue(), NEAR * (1 + Math.abs(y) + b), "II from " + threat);
    }

    @Test
    void ellipses() {
        Property.holds(60, Generator.listOf(Generator.whole(0, 9), 6, 6), n -> {
            FeasibleSet.Ellipse set = new FeasibleSet.Ellipse(
                    new Point(Rational.of(n.get(0) - 4), Rational.of(n.get(1))),
                    Rational.of(n.get(2) + 1, 2),
                    Rational.of(n.get(3) + 1));
            Point threat = new Point(
                    set.centre().x().plus(Rational.of(n.get(4) - 5, 4)),
                    set.centre().y().plus(Rational.of(n.get(5) - 5, 3)));
            if (!set.contains(threat) || EllipseNash.isPareto(set, threat)) return;
            double cx = set.centre().x().doubleValue();
            double cy = set.centre().y().doubleValue();
            double xx = set.squareX().doubleValue();
            double yy = set.squareY().doubleValue();
            compare(set, threat, (x, y) -> (x - cx) * (x - cx) / xx + (y - cy) * (y - cy) / yy - 1);
        });
    }

    /** Between the axis and A + D x - B x^2 - C x^3, a concave curve. */
    @Test
    void curves() {
        Property.holds(60, Generator.listOf(Generator.whole(0, 9), 6, 6), n -> {
            Polynomial curve = Polynomial.of(n.get(0) + 2, n.get(1) % 4, -1 - n.get(2), -(n.get(3) % 3));
            RealRoot end = curve.realRoots().getLast();
            RationalFunction upper = RationalFunction.of(curve);
            FeasibleSet.Between set =
                    new FeasibleSet.Between(RationalFunction.ZERO, upper, RealRoot.of(Rational.ZERO), end);
            Point threat = new Point(Rational.of(n.get(4), 8), Rational.of(n.get(5), 4));
            if (!set.contains(threat)
                    || set.gains(threat).contains(false)
                    || curve.at(threat.x()).equals(threat.y())) return;
            double last = end.doubleValue();
            double c0 = n.get(0) + 2;
            double c1 = n.get(1) % 4;
            double c2 = -1 - n.get(2);
            double c3 = -(n.get(3) % 3);
            compare(set, threat, (x, y) -> Math.max(x - last, Math.max(y - (c0 + x * (c1 + x * (c2 + x * c3))), -y)));
        });
    }

    /** Equal gains between a convex curve and a concave one, from threats inside and on either curve: the way may end at any of the two, or at the right end. */
    @Test
    void equalGainsBetweenCurves() {
        Property.holds(120, Generator.listOf(Generator.whole(0, 9), 7, 7), n -> {
            Polynomial upper = Polynomial.of(5, n.get(0) - 3, -(n.get(1) % 3));
            Polynomial lower = Polynomial.of(-(n.get(2) % 3), n.get(3) % 4 - 1, n.get(4) % 3);
            Rational width = Rational.of(n.get(5) % 3 + 1);
            FeasibleSet.Between set = new FeasibleSet.Between(
                    RationalFunction.of(lower),
                    RationalFunction.of(upper),
                    RealRoot.of(Rational.ZERO),
                    RealRoot.of(width));
            if (lower.at(width).compareTo(upper.at(width)) > 0) return;
            Rational x = width.times(Rational.of(n.get(6) % 3, 4));
            for (int part = 0; part <= 4; part++) {
                Rational height = upper.at(x).minus(lower.at(x)).times(Rational.of(part, 4));
                Point threat = new Point(x, lower.at(x).plus(height));
                Rational best = Rational.ZERO;
                for (int k = 1; k <= 400; k++) {
                    Rational gain = Rational.of(k, 100);
                    if (set.contains(new Point(x.plus(gain), threat.y().plus(gain)))) best = gain;
                }
                double found = set.equalGain(threat).doubleValue();
                assertTrue(
                        found >= best.doubleValue() - NEAR && found < best.doubleValue() + 0.01 + NEAR,
                        "from " + threat + ": " + found + " and not " + best);
            }
        });
    }

    /** Under a line that rises to the right end both get together what each could get alone, also where the threat lies on the line. */
    @Test
    void underARisingLine() {
        Property.holds(60, Generator.listOf(Generator.whole(1, 9), 4, 4), n -> {
            Polynomial upper = Polynomial.of(n.get(0), n.get(1));
            Rational width = Rational.of(n.get(2));
            FeasibleSet.Between set = new FeasibleSet.Between(
                    RationalFunction.ZERO, RationalFunction.of(upper), RealRoot.of(Rational.ZERO), RealRoot.of(width));
            Rational x = width.times(Rational.of(n.get(3), 10));
            for (Rational y : List.of(upper.at(x), upper.at(x).over(2)))
                assertEquals(
                        List.of(RealRoot.of(width), RealRoot.of(upper.at(width))),
                        CurvedKalai.of(set, new Point(x, y)));
        });
    }

    /** Under A + D x - B x^2 - C x^6, where exact coordinates of Kalai and Smorodinsky's point would be too long: only bounds are found, and quickly. */
    @Test
    void steepCurves() {
        Property.holds(40, Generator.listOf(Generator.whole(0, 9), 6, 6), n -> {
            int c6 = -1 - n.get(3) % 3;
            Polynomial curve = Polynomial.of(n.get(0) + 2, n.get(1) % 4, -1 - n.get(2), 0, 0, 0, c6);
            RealRoot end = curve.realRoots().getLast();
            RationalFunction upper = RationalFunction.of(curve);
            FeasibleSet.Between set =
                    new FeasibleSet.Between(RationalFunction.ZERO, upper, RealRoot.of(Rational.ZERO), end);
            Point threat = new Point(Rational.of(n.get(4), 8), Rational.of(n.get(5), 4));
            if (!set.contains(threat)
                    || set.gains(threat).contains(false)
                    || curve.at(threat.x()).equals(threat.y())) return;
            double last = end.doubleValue();
            compare(
                    set,
                    threat,
                    (x, y) -> Math.max(
                            x - last,
                            Math.max(
                                    y - (n.get(0) + 2 + x * (n.get(1) % 4 - x * (1 + n.get(2))) + c6 * Math.pow(x, 6)),
                                    -y)));
        });
    }

    /** The textbook's disc and parabola by hand. */
    @Test
    void byHand() {
        FeasibleSet.Ellipse disc =
                new FeasibleSet.Ellipse(new Point(Rational.ZERO, Rational.ZERO), Rational.of(25), Rational.of(25));
        List<RealRoot> found = CurvedKalai.of(disc, new Point(Rational.ZERO, Rational.ZERO));
        assertEquals("5√2/2", found.getFirst().write("x"));
        assertEquals(found.getFirst(), found.getLast());
        assertTrue(disc.equalGain(new Point(Rational.ZERO, Rational.ZERO)).equals(found.getFirst()));
    }
}
