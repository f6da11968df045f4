package hissho.equilibrium.many;

import hissho.number.Rational;
import java.math.BigInteger;

/** A closed interval between two fractions. */
record Span(Rational low, Rational high) {

    static final Span ZERO = at(Rational.ZERO);
    static final Span ONE = at(Rational.ONE);

    private static final BigInteger FINE = BigInteger.ONE.shiftLeft(160);

    static Span at(Rational point) {
        return new Span(point, point);
    }

    static Span of(Interval interval) {
        return new Span(Rational.ofExactly(interval.low()), Rational.ofExactly(interval.high()));
    }

    Span plus(Span other) {
        return new Span(low.plus(other.low), high.plus(other.high));
    }

    Span minus(Span other) {
        return new Span(low.minus(other.high), high.minus(other.low));
    }

    Span times(Span other) {
        Rational a = low.times(other.low);
        Rational b = low.times(other.high);
        Rational c = high.times(other.low);
        Rational d = high.times(other.high);
        return new Span(a.min(b).min(c.min(d)), a.max(b).max(c.max(d)));
    }

    Span times(Rational factor) {
        return times(at(factor));
    }

    Span and(Span other) {
        return new Span(low.max(other.low), high.min(other.high));
    }

    boolean isZero() {
        return low.isZero() && high.isZero();
    }

    boolean isInside(Span other) {
        return low.compareTo(other.low) > 0 && high.compareTo(other.high) < 0;
    }

    boolean isWithin(Span other) {
        return low.compareTo(other.low) >= 0 && high.compareTo(other.high) <= 0;
    }

    Rational middle() {
        return low.plus(high).times(Rational.HALF);
    }

    /** A little wider, with ends of few digits. */
    Span rounded() {
        Rational fine = Rational.of(FINE);
        return new Span(
                Rational.of(low.times(fine).floor(), FINE),
                Rational.of(high.times(fine).ceiling(), FINE));
    }
}
