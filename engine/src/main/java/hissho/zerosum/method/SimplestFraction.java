package hissho.zerosum.method;

import hissho.number.Rational;

/** The fraction with the smallest denominator between two bounds, by continued fractions (the Stern-Brocot tree). */
public final class SimplestFraction {

    private SimplestFraction() {}

    /** The simplest fraction from low to high, both included. */
    public static Rational between(Rational low, Rational high) {
        if (low.compareTo(high) > 0) throw new IllegalArgumentException(low + " is above " + high);
        if (!low.isPositive() && !high.isNegative()) return Rational.ZERO;
        if (high.isNegative()) return between(high.negated(), low.negated()).negated();
        Rational whole = Rational.of(low.ceiling());
        if (whole.compareTo(high) <= 0) return whole;
        Rational floor = Rational.of(low.floor());
        return floor.plus(
                between(high.minus(floor).inverse(), low.minus(floor).inverse()).inverse());
    }
}
