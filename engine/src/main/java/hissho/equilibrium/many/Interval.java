package hissho.equilibrium.many;

import hissho.number.Rational;

/** A closed interval of real numbers with floating ends, rounded outwards, so that what is computed with it is proved. */
public record Interval(double low, double high) {

    static final Interval ZERO = new Interval(0, 0);
    static final Interval ONE = new Interval(1, 1);

    static Interval of(Rational number) {
        double near = number.doubleValue();
        return Rational.ofExactly(near).equals(number)
                ? new Interval(near, near)
                : new Interval(Math.nextDown(near), Math.nextUp(near));
    }

    Interval plus(Interval other) {
        return new Interval(Math.nextDown(low + other.low), Math.nextUp(high + other.high));
    }

    Interval minus(Interval other) {
        return new Interval(Math.nextDown(low - other.high), Math.nextUp(high - other.low));
    }

    Interval times(Interval other) {
        double a = low * other.low;
        double b = low * other.high;
        double c = high * other.low;
        double d = high * other.high;
        return new Interval(
                Math.nextDown(Math.min(Math.min(a, b), Math.min(c, d))),
                Math.nextUp(Math.max(Math.max(a, b), Math.max(c, d))));
    }

    Interval times(double factor) {
        return times(new Interval(factor, factor));
    }

    boolean holdsZero() {
        return !(low > 0 || high < 0);
    }

    boolean isEmpty() {
        return !(low <= high);
    }

    Interval and(Interval other) {
        return new Interval(Math.max(low, other.low), Math.min(high, other.high));
    }

    boolean isWithin(Interval other) {
        return low > other.low && high < other.high;
    }

    double middle() {
        return low / 2 + high / 2;
    }

    double width() {
        return high - low;
    }

    Interval inflated() {
        double more = 0.1 * width() + 1e-10;
        return new Interval(low - more, high + more);
    }
}
