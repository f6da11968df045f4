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

    /**
     * The average of values with weights that add up to one. With nonnegative weights the sum of w c is one of the values plus the weighted differences of the others from it, whichever is
     * taken; the best of these bounds counts.
     */
    static Interval average(Interval[] values, int from, Interval[] weights) {
        Interval sum = ZERO;
        boolean negative = false;
        for (int k = 0; k < weights.length; k++) {
            sum = sum.plus(weights[k].times(values[from + k]));
            negative |= weights[k].low < 0;
        }
        if (negative) return sum;
        double low = sum.low;
        double high = sum.high;
        for (int m = 0; m < weights.length; m++) {
            double least = values[from + m].low;
            double most = values[from + m].high;
            for (int k = 0; k < weights.length; k++) {
                if (k == m) continue;
                double under = Math.nextDown(values[from + k].low - values[from + m].low);
                double over = Math.nextUp(values[from + k].high - values[from + m].high);
                least = Math.nextDown(least + Math.nextDown(under * (under > 0 ? weights[k].low : weights[k].high)));
                most = Math.nextUp(most + Math.nextUp(over * (over > 0 ? weights[k].high : weights[k].low)));
            }
            low = Math.max(low, least);
            high = Math.min(high, most);
        }
        return low <= high ? new Interval(low, high) : sum;
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
